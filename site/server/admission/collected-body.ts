/** Bodies sent byte by byte must not take more memory. */
const BLOCK_BYTES = 16 * 1024

export class CollectedBody {
  /** Bytes, in whole blocks. */
  reserved = 0
  private blocks: Buffer[] = []
  private free = Buffer.alloc(0)

  /** @param size bytes */
  constructor(private readonly size: number) {}

  get isWhole(): boolean {
    return this.reserved === this.size && this.free.length === 0
  }

  /** @param bytes at most what is missing */
  add(bytes: Buffer): void {
    for (let rest = bytes; rest.length > 0;) {
      if (this.free.length === 0) this.setAside()
      const copied = rest.copy(this.free)
      this.free = this.free.subarray(copied)
      rest = rest.subarray(copied)
    }
  }

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
