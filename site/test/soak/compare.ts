import type { Taken } from '../browser/support/sandbox'
import type { Hand } from './hands/hand'
import type { Visit } from './visitors'

export interface LedgerRow {
  key: string
  kind: string
  state: string
}

export interface Comparison {
  kind: string
  handedIn: number
  told: number
  arrivedUntold: number
  taken: number
  /** Under the same key. */
  arrivedAgain: number
  photos: number
  /** Told 'received', but missing or incomplete. */
  lost: string[]
  twice: string[]
  unlike: string[]
}

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
