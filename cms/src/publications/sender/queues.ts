import { Alarm } from './alarm'
import { isEdge } from './edge'

interface Queue {
  alarm: Alarm
  leaving: AbortController
  ended: Promise<void>
}

type Work = (receiver: string, alarm: Alarm, signal: AbortSignal) => Promise<void>

/** One worker for each receiver that there is. */
export class Queues {
  readonly #queues = new Map<string, Queue>()

  constructor(private readonly work: Work) {}

  /** Starts workers of new receivers, and ends those of others. */
  serve(receivers: readonly string[]): void {
    for (const [receiver, { leaving, alarm }] of this.#queues) {
      if (receivers.includes(receiver)) continue
      leaving.abort()
      alarm.ring()
      this.#queues.delete(receiver)
    }
    for (const receiver of receivers) {
      if (this.#queues.has(receiver)) continue
      const alarm = new Alarm()
      const leaving = new AbortController()
      this.#queues.set(receiver, { alarm, leaving, ended: this.work(receiver, alarm, leaving.signal) })
    }
  }

  ringAll(): void {
    for (const { alarm } of this.#queues.values()) alarm.ring()
  }

  ringEdges(): void {
    for (const [receiver, { alarm }] of this.#queues) if (isEdge(receiver)) alarm.ring()
  }

  async end(): Promise<void> {
    const ending = [...this.#queues.values()].map(({ ended }) => ended)
    this.serve([])
    await Promise.all(ending)
  }
}
