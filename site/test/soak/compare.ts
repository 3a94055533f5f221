import type { Taken } from '../browser/support/sandbox'
import type { Hand } from './hands/hand'
import type { Visit } from './visitors'

/** What the ledger has of a submission. */
export interface LedgerRow {
  key: string
  kind: string
  state: string
}

/** Of one kind. */
export interface Comparison {
  kind: string
  handedIn: number
  told: number
  /** Not told 'received', and arrived all the same: the visitor was cut off, or gave up. */
  arrivedUntold: number
  taken: number
  /** Handed over more than once, under the same key. */
  arrivedAgain: number
  /** Photos that the service has with what it took. */
  photos: number
  /** What somebody was told 'received' of, and the service does not have it, not as it was typed, or without a photo. */
  lost: string[]
  /** What the service has more than once. */
  twice: string[]
  /** Keys that the site calls delivered and the service does not have, the other way round, or that are open. */
  unlike: string[]
}

/** Holds what visitors were told, and the site's ledger, against the service's own tables. */
export function compare(
  hand: Hand,
  visits: readonly Visit[],
  rows: readonly LedgerRow[],
  taken: readonly Taken[],
): Comparison {
  const own = visits.filter((visit) => visit.hand === hand)
  const told = new Map(own.filter((visit) => visit.told).map(({ form }) => [form.about, form.mark]))
  const takenOf = new Map<string, Taken[]>()
  for (const one of taken) {
    const about = hand.aboutOf(one)
    takenOf.set(about, [...(takenOf.get(about) ?? []), one])
  }
  const isWhole = (one: Taken | undefined, mark: string) =>
    one !== undefined && hand.markOf(one) === mark && hand.photosOf(one) === hand.photos
  return {
    kind: hand.kind,
    handedIn: own.length,
    told: own.filter((visit) => visit.told).length,
    arrivedUntold: [...takenOf.keys()].filter((about) => !told.has(about)).length,
    taken: taken.length,
    arrivedAgain: taken.filter(({ arrivals }) => arrivals > 1).length,
    photos: taken.reduce((sum, one) => sum + hand.photosOf(one), 0),
    lost: [...told]
      .filter(([about, mark]) => !isWhole(takenOf.get(about)?.[0], mark))
      .map(([about]) => about),
    twice: [...takenOf].filter(([, of]) => of.length > 1).map(([about]) => about),
    unlike: unlike(
      rows.filter(({ kind }) => kind === hand.kind),
      taken,
    ),
  }
}

function unlike(rows: readonly LedgerRow[], taken: readonly Taken[]): string[] {
  const arrived = new Set(taken.map(({ requestKey }) => requestKey))
  const delivered = new Set(rows.filter(({ state }) => state === 'delivered').map(({ key }) => key))
  return [
    ...[...delivered].filter((key) => !arrived.has(key)),
    ...[...arrived].filter((key) => !delivered.has(key)),
    ...rows.filter(({ state }) => state !== 'delivered').map(({ key }) => key),
  ]
}
