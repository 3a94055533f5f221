import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { networkOf } from '@carelane/config/network'
import { Connections } from './connections'
import { FormBodies } from './form-bodies'
import { CALLS, CONNECTIONS, PICTURES, RENDERS } from './limits'
import { WorkPlaces } from './work-places'

export type Work = 'renders' | 'calls' | 'pictures'

interface Asked {
  /** Names work that several may wait for, such as one page. */
  what?: string | undefined
  run: () => Promise<void> | undefined
  refuse: () => void
}

const TOLD_EVERY_MS = 10_000

/** What everybody shares, and how much of it one network may take at a time. */
export class Admission {
  private lastTold = -Infinity
  readonly connections = new Connections(CONNECTIONS)
  readonly formBodies = new FormBodies()
  private readonly places = {
    renders: new WorkPlaces(RENDERS),
    calls: new WorkPlaces(CALLS),
    pictures: new WorkPlaces(PICTURES),
  } satisfies Record<Work, WorkPlaces>

  /** @param onBusy told of refusals, some seconds apart */
  constructor(private readonly onBusy: (counts: Record<Work | 'connections', number>) => void) {}

  /** Refused requests by kind of work, and dropped connections. */
  get counts(): Record<Work | 'connections', number> {
    const { renders, calls, pictures } = this.places
    return {
      renders: renders.refused,
      calls: calls.refused,
      pictures: pictures.refused,
      connections: this.connections.dropped,
    }
  }

  /** Does the work in its turn. `refuse` answers where too many wait; nothing happens for a client that went away. */
  async inTurn(
    work: Work,
    { address }: { address: string },
    response: ServerResponse,
    { what = randomUUID(), run, refuse }: Asked,
  ): Promise<void> {
    const place = await this.places[work].enter(networkOf(address), what, response)
    if (place === 'gone') return
    if (place === 'busy') {
      this.tell()
      refuse()
      return
    }
    try {
      await run()
    } finally {
      place()
    }
  }

  private tell(): void {
    const now = performance.now()
    if (now < this.lastTold + TOLD_EVERY_MS) return
    this.lastTold = now
    this.onBusy(this.counts)
  }
}
