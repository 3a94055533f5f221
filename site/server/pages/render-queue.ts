/** One per path: Next joins concurrent renders, even across queries and RSC, losing tags. */
export class RenderQueue {
  private readonly tails = new Map<string, Promise<void>>()
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly limit: number) {}

  async run<Result>(path: string, render: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(path)
    let release = () => {}
    const tail = new Promise<void>((resolve) => (release = resolve))
    this.tails.set(path, tail)
    await before
    await this.acquire()
    try {
      return await render()
    } finally {
      this.next()
      release()
      if (this.tails.get(path) === tail) this.tails.delete(path)
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.limit) this.running += 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private next(): void {
    const resume = this.waiting.shift()
    if (resume) resume()
    else this.running -= 1
  }
}
