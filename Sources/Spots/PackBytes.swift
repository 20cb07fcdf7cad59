/// The bytes of a pack (the catalogue, the map), and what must live as long as they do.
///
/// The class is `@unchecked Sendable` because it only ever reads: the bytes are complete before it is made, and
/// whoever lends them promises not to write to them.
public final class PackBytes: @unchecked Sendable {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Borrows bytes, such as a mapped file, until the last that uses them is gone.
  /// - Parameters:
  ///   - bytes: must stay readable and unchanged until `release` is called.
  ///   - release: called once at the end, on any thread.
  public init(
    borrowing bytes: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void = { _ in }
  ) {
    self.bytes = bytes
    self.release = release
  }

  /// Copies bytes.
  /// - Complexity: O(*n*).
  public convenience init(copying source: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 8)
    copy.copyBytes(from: source)
    self.init(borrowing: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// How many bytes there are.
  @inlinable public var count: Int { bytes.count }

  deinit { release(bytes) }

  /// The little-endian number at an offset; 0 where the pack ends before it.
  @inlinable @inline(__always)
  public func number<T: FixedWidthInteger>(at offset: Int, as type: T.Type = T.self) -> T {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<T>.size else { return 0 }
    return T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// A part of the bytes; empty where any of it lies outside.
  @inlinable @inline(__always)
  public func part(at offset: Int, count: Int) -> UnsafeRawBufferPointer {
    guard offset >= 0, count > 0, offset <= bytes.count, count <= bytes.count - offset else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }
}
