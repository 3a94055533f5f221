/** How long a visitor waits for the service at most, in ms. */
const PATIENCE_MS = 2500

/** A service that takes longer than this, in ms, lets nobody else wait. */
const SLOW_MS = 50

interface Asked {
  isSlow: boolean
  giveUp: () => void
}

/**
 * Visitors who wait for the same service. One alone is told what it says; of many, nobody waits long for one that is
 * slow.
 */
export class AnswerInTime {
  /** What the service has not answered yet, in the order in which it was asked. */
  private readonly open = new Set<Asked>()

  /**
   * The answer, or `otherwise` after 2.5 s, or as soon as an earlier one has been open for more than 50 ms, or this one
   * has and later ones wait. Who is told `otherwise` stays open until the answer is there.
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
    const later = all.slice(all.indexOf(asked) + 1)
    if (later.length > 0) for (const { giveUp } of [asked, ...later]) giveUp()
  }
}
