import type { Taken } from './live-ratings'
import { commentOf } from './raters'
import type { StorePauses } from './store-pauses'
import type { Visit } from './visitors'

export interface Comparison {
  handedIn: number
  told: number
  /** Not told 'received', and arrived all the same: the visitor was cut off, or gave up. */
  arrivedUntold: number
  taken: number
  /** Handed over more than once, under the same key. */
  arrivedAgain: number
  /** Orders of whom somebody was told 'received', and the service does not have it, or not as it was typed. */
  lost: string[]
  /** Orders that the service has more than once. */
  twice: string[]
  /** Keys that the site calls delivered and the service does not have, the other way round, or that are open. */
  unlike: string[]
}

/** Holds what visitors were told, and the site's ledger, against the service's own tables. */
export function compare(
  visits: readonly Visit[],
  rows: Awaited<ReturnType<StorePauses['rows']>>,
  taken: readonly Taken[],
): Comparison {
  const takenOf = new Map<string, Taken[]>()
  for (const one of taken) {
    const { orderNumber } = one.content
    takenOf.set(orderNumber, [...(takenOf.get(orderNumber) ?? []), one])
  }
  const told = new Set(visits.filter((visit) => visit.told).map(({ rating }) => rating.orderNumber))
  const arrived = new Set(taken.map(({ requestKey }) => requestKey))
  const delivered = new Set(rows.filter(({ state }) => state === 'delivered').map(({ key }) => key))
  return {
    handedIn: visits.length,
    told: visits.filter((visit) => visit.told).length,
    arrivedUntold: [...takenOf.keys()].filter((order) => !told.has(order)).length,
    taken: taken.length,
    arrivedAgain: taken.filter(({ arrivals }) => arrivals > 1).length,
    lost: [...told].filter((order) => takenOf.get(order)?.[0]?.content.suggestion !== commentOf(order)),
    twice: [...takenOf].filter(([, of]) => of.length > 1).map(([order]) => order),
    unlike: [
      ...[...delivered].filter((key) => !arrived.has(key)),
      ...[...arrived].filter((key) => !delivered.has(key)),
      ...rows.filter(({ state }) => state !== 'delivered').map(({ key }) => key),
    ],
  }
}
