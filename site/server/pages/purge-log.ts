/** Names a moment between purges. */
export type PurgeMoment = number

/**
 * Knows which tags were purged while a page was being rendered: that page shows what was there before, and
 * must be kept as stale. Remembers only what a render that still runs can ask for.
 */
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
