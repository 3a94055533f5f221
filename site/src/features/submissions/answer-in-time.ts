/** How long a visitor waits for the service at most, in ms. */
const PATIENCE_MS = 2500

/** A service that takes longer than this, in ms, lets nobody else wait. */
const SLOW_MS = 80

interface Asked {
  isSlow: boolean
  giveUp: () => void
}

/**
 * Visitors who wait for the same service. One alone is told what it says; where it hangs, one visitor finds that out, and
 * not all of them.
 */
export class AnswerInTime {
  /** What the service has not answered yet, in the order in which it was asked. */
  private readonly open = new Set<Asked>()

  /**
   * The answer, or `otherwise` after 2.5 s, or as soon as an earlier one has been open for more than 80 ms. Who is told
   * `otherwise` stays open until the answer is there.
   */
  wait<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    return new Promise((tell, fail) => {
      const asked: Asked = { isSlow: false, giveUp: () => tell(otherwise) }
      if ([...this.open].some(({ isSlow }) => isSlow)) asked.giveUp()
      this.open.add(asked)
      const timers = [setTimeout(() => this.slowDown(asked), SLOW_MS), setTimeout(asked.giveUp, PATIENCE_MS)]
      const close = () => {
        this.open.delete(asked)
        for (const timer of timers) clearTimeout(timer)
      }
      answer.finally(close).then(tell, fail)
    })
  }

  private slowDown(asked: Asked): void {
    asked.isSlow = true
    const all = [...this.open]
    for (const { giveUp } of all.slice(all.indexOf(asked) + 1)) giveUp()
  }
}
