interface PaceLimits {
  /** Requests of a network in a second that are begun as they come. */
  atOnce: number
}

/** Past its share, a network's requests are begun one by one, each after whatever else has arrived meanwhile. */
export class Pace {
  private readonly begun = new Map<string, number>()
  private second = 0
  /** By network; the first is next. */
  private readonly waiting = new Map<string, (() => void)[]>()

  constructor(private readonly limits: PaceLimits) {}

  run(network: string, work: () => void): void {
    const own = this.waiting.get(network)
    if (own) {
      own.push(work)
    } else if (this.countOf(network) <= this.limits.atOnce) {
      work()
    } else {
      if (this.waiting.size === 0) setImmediate(() => this.runNext())
      this.waiting.set(network, [work])
    }
  }

  private countOf(network: string): number {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.second) this.begun.clear()
    this.second = second
    const count = (this.begun.get(network) ?? 0) + 1
    this.begun.set(network, count)
    return count
  }

  private runNext(): void {
    const [next] = this.waiting
    if (!next) return
    const [network, own] = next
    const work = own.shift()
    this.waiting.delete(network)
    // Its next turn comes after everybody else's.
    if (own.length > 0) this.waiting.set(network, own)
    if (this.waiting.size > 0) setImmediate(() => this.runNext())
    work?.()
  }
}
