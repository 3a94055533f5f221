/** People who do something side by side, so many at most: the others wait until somebody leaves. */
export class Crowd {
  private readonly inside = new Set<Promise<void>>()

  constructor(private readonly most: number) {}

  /** Back when there is room, and it has begun. */
  async enter(work: () => Promise<void>): Promise<void> {
    while (this.inside.size >= this.most) await Promise.race(this.inside)
    const visit = work().finally(() => this.inside.delete(visit))
    this.inside.add(visit)
  }

  /** Back when all who came have left. */
  async haveLeft(): Promise<void> {
    await Promise.all(this.inside)
  }
}
