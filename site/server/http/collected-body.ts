/** What is set aside at a time, in bytes. A body that comes byte by byte takes no more memory than one that comes at once. */
const BLOCK_BYTES = 16 * 1024

/** The body of a request as far as it has come. */
export class CollectedBody {
  /** Memory that was set aside for it, in bytes: what came, rounded up to a block. */
  reserved = 0
  private blocks: Buffer[] = []
  /** The end of the last block. */
  private free = Buffer.alloc(0)

  /** @param size of the whole, in bytes */
  constructor(private readonly size: number) {}

  get isWhole(): boolean {
    return this.reserved === this.size && this.free.length === 0
  }

  /** @param bytes no more than are missing */
  add(bytes: Buffer): void {
    for (let rest = bytes; rest.length > 0;) {
      if (this.free.length === 0) this.setAside()
      const copied = rest.copy(this.free)
      this.free = this.free.subarray(copied)
      rest = rest.subarray(copied)
    }
  }

  /** Gives away what came, in order: nothing of it is kept here. */
  take(): Buffer[] {
    const { blocks } = this
    this.blocks = []
    this.free = Buffer.alloc(0)
    return blocks
  }

  private setAside(): void {
    this.free = Buffer.allocUnsafeSlow(Math.min(BLOCK_BYTES, this.size - this.reserved))
    this.blocks.push(this.free)
    this.reserved += this.free.length
  }
}
