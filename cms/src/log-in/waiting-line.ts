interface Limits {
  atOnce: number
  waiting: number
}

/** The others wait, those who go first in a line of their own. */
export class WaitingLine {
  readonly #limits: Limits
  readonly #first: (() => void)[] = []
  readonly #others: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Null when too many wait. */
  async run<Result>(
    work: () => Promise<Result>,
    { goesFirst }: { goesFirst: boolean },
  ): Promise<Result | null> {
    if (this.#running < this.#limits.atOnce) this.#running += 1
    else {
      const line = goesFirst ? this.#first : this.#others
      if (line.length >= this.#limits.waiting) return null
      await new Promise<void>((start) => line.push(start))
    }
    try {
      return await work()
    } finally {
      const next = this.#first.shift() ?? this.#others.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
