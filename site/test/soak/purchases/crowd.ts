/** Limits concurrency. */
export class Crowd {
  private readonly inside = new Set<Promise<void>>()

  constructor(private readonly most: number) {}

  async enter(work: () => Promise<void>): Promise<void> {
    while (this.inside.size >= this.most) await Promise.race(this.inside)
    const visit = work().finally(() => this.inside.delete(visit))
    this.inside.add(visit)
  }

  async haveLeft(): Promise<void> {
    await Promise.all(this.inside)
  }
}
