import type { ServerResponse } from 'node:http'
import type { WorkLimits } from './limits'

/** To be called when the work has ended. */
export type Leave = () => void

export type Admitted = Leave | 'busy' | 'gone'

interface Waiting {
  readonly clients: Set<(outcome: Admitted) => void>
  timer: NodeJS.Timeout
}

/** Networks take turns, so one that asks for much waits for itself. */
export class WorkPlaces {
  refused = 0
  /** By network, then by what is asked for. */
  private readonly waiting = new Map<string, Map<string, Waiting>>()
  private readonly running = new Map<string, number>()
  private waitingInAll = 0
  private runningInAll = 0

  constructor(private readonly limits: WorkLimits) {}

  /**
   * 'busy' if too many wait, or for too long; 'gone' if the client went away.
   * @param what those of a network who wait for the same take one place
   */
  enter(network: string, what: string, response: ServerResponse): Promise<Admitted> {
    if (response.closed) return Promise.resolve('gone')
    if (this.mayBegin(network)) return Promise.resolve(this.begin(network))
    const place = this.waiting.get(network)?.get(what) ?? this.newPlace(network, what)
    if (!place) {
      this.refused += 1
      return Promise.resolve('busy')
    }
    return new Promise((done) => {
      const leave = () => {
        place.clients.delete(give)
        if (place.clients.size === 0) this.forget(network, what)
        done('gone')
      }
      const give = (outcome: Admitted) => {
        response.off('close', leave)
        if (outcome === 'busy') this.refused += 1
        done(outcome)
      }
      place.clients.add(give)
      response.once('close', leave)
    })
  }

  private newPlace(network: string, what: string): Waiting | null {
    const own = this.waiting.get(network) ?? new Map<string, Waiting>()
    if (own.size >= this.limits.waitingOfOne || !this.hasRoomFor(own.size)) return null
    const timer = setTimeout(() => this.refuse(network, what), this.limits.patience)
    const place = { clients: new Set<(outcome: Admitted) => void>(), timer }
    this.waiting.set(network, own.set(what, place))
    this.waitingInAll += 1
    return place
  }

  /** Else the network that has the most waiting gives up its last place. */
  private hasRoomFor(size: number): boolean {
    if (this.waitingInAll < this.limits.waiting) return true
    const [name, most] = [...this.waiting].reduce((one, other) => (other[1].size > one[1].size ? other : one))
    const last = [...most.keys()].at(-1)
    if (last === undefined || most.size <= size + 1) return false
    this.refuse(name, last)
    return true
  }

  private refuse(network: string, what: string): void {
    for (const give of this.forget(network, what)) give('busy')
  }

  private mayBegin(network: string): boolean {
    const { running, runningOfOne } = this.limits
    return this.runningInAll < running && (this.running.get(network) ?? 0) < runningOfOne
  }

  private begin(network: string): Leave {
    this.runningInAll += 1
    this.running.set(network, (this.running.get(network) ?? 0) + 1)
    let isRunning = true
    return () => {
      if (isRunning) this.end(network)
      isRunning = false
    }
  }

  private end(network: string): void {
    this.runningInAll -= 1
    const left = (this.running.get(network) ?? 0) - 1
    if (left > 0) this.running.set(network, left)
    else this.running.delete(network)
    const next = [...this.waiting.keys()].find((name) => this.mayBegin(name))
    if (next === undefined) return
    const own = this.waiting.get(next)
    const [what] = own?.keys() ?? []
    if (!own || what === undefined) return
    // Its next turn comes after everybody else's.
    this.waiting.delete(next)
    this.waiting.set(next, own)
    const [first, ...others] = this.forget(next, what)
    first?.(this.begin(next))
    // What the first begins is theirs too.
    for (const give of others) give(() => undefined)
  }

  private forget(network: string, what: string): Set<(outcome: Admitted) => void> {
    const own = this.waiting.get(network)
    const place = own?.get(what)
    if (!own || !place) return new Set()
    clearTimeout(place.timer)
    own.delete(what)
    this.waitingInAll -= 1
    if (own.size === 0) this.waiting.delete(network)
    return place.clients
  }
}
