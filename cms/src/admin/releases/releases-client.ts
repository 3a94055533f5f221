import { z } from 'zod'
import {
  madeRelease,
  type ReleaseDetails,
  releaseDetails,
  type ReleaseList,
  releaseList,
  type ReleaseOutcome,
  releaseOutcome,
  RELEASES_PATH,
} from '../../releases/release-contract'
import { type Failure, readSite, type Refused, tellInWords } from '../site-list/site-list-client'

const ADDRESS = `/api${RELEASES_PATH}`

type Told<Answer> = Promise<Answer | Failure | Refused>

export function fetchReleases(signal: AbortSignal): Promise<ReleaseList | Failure> {
  return readSite(ADDRESS, releaseList, signal)
}

export function fetchRelease(id: number, signal: AbortSignal): Promise<ReleaseDetails | Failure> {
  return readSite(`${ADDRESS}/${id}`, releaseDetails, signal)
}

export function makeRelease(title: string, countries: number[]): Told<{ id: number }> {
  return tellInWords(ADDRESS, madeRelease, { title, countries })
}

/** What the release itself does, or would do. */
export type Run = 'check' | 'go-live' | 'schedule' | 'roll-back'

export function runRelease(id: number, run: Run, sent: object = {}): Told<ReleaseOutcome> {
  return tellInWords(`${ADDRESS}/${id}/${run}`, releaseOutcome, sent)
}

export type Edit = 'entries' | 'take-out' | 'call-off' | 'delete'

export function editRelease(id: number, edit: Edit, sent: object = {}): Told<object> {
  return tellInWords(`${ADDRESS}/${id}/${edit}`, z.looseObject({}), sent)
}
