const PATIENCE_MS = 2500

const SLOW_MS = 50

interface Asked {
  isSlow: boolean
  giveUp: () => void
}

/** One visitor may wait for a slow service, not many. */
export class AnswerInTime {
  private readonly open = new Set<Asked>()

  /** `otherwise` after 2.5 s, or once another call is slow. */
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
