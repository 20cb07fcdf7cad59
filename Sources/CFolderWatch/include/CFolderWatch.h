// A folder's changes as a descriptor to poll, for Swift; the module SpotStorage uses it.

#ifndef C_FOLDER_WATCH_H
#define C_FOLDER_WATCH_H

/// Begins to watch a folder that is open as `folder`. Returns a descriptor that becomes readable when a file in it is
/// made, written, renamed or removed, or -1 where the system can't watch it. It is for the caller to close; the watch ends when
/// `folder` is closed. At most 8 at a time.
int folder_watch_begin(int folder);

/// Ends what `folder_watch_begin` began, before the descriptor is closed.
void folder_watch_end(int descriptor);

#endif
