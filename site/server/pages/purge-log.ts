export type PurgeMoment = number

export class PurgeLog {
  private moment: PurgeMoment = 0
  private readonly lastPurge = new Map<string, PurgeMoment>()
  private rendering = 0

  begin(): PurgeMoment {
    this.rendering += 1
    return this.moment
  }

  end(): void {
    this.rendering -= 1
    if (this.rendering === 0) this.lastPurge.clear()
  }

  note(tags: readonly string[]): void {
    this.moment += 1
    if (this.rendering === 0) return
    for (const tag of tags) this.lastPurge.set(tag, this.moment)
  }

  hasPurgedSince(tags: Iterable<string>, begun: PurgeMoment): boolean {
    for (const tag of tags) if ((this.lastPurge.get(tag) ?? 0) > begun) return true
    return false
  }
}
