import { type Bench, bench, type Saved, saved, TRANSLATIONS_PATH } from '../../translations/bench-contract'
import { type Failure, readSite, type Refused, tellWhole } from '../site-list/site-list-client'

export type Act = 'save' | 'still-right' | 'publish'

export type Addressed = Pick<Bench, 'kind' | 'id' | 'from' | 'to'>

/** Markdown is not to be had where the admin renders: two copies of the editor would meet there. */
export function fetchBench({ from, to, ...place }: Addressed, signal: AbortSignal): Promise<Bench | Failure> {
  return readSite(`${addressOf(place)}?${new URLSearchParams({ from, to })}`, bench, signal)
}

export function tellBench(
  { from, to, ...place }: Addressed,
  act: Act,
  sent: object = {},
): Promise<Saved | Failure | Refused> {
  return tellWhole(`${addressOf(place)}/${act}`, saved, { from, to, ...sent })
}

function addressOf({ kind, id }: Pick<Addressed, 'kind' | 'id'>): string {
  return `/api${TRANSLATIONS_PATH}/${kind}/${id}`
}
