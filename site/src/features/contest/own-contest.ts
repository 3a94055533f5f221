import { CALLS, mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { RememberedContest } from '@/forms/contest/remembered-contest'
import { findSubmission } from '@/handing-in/ledger'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'

export type ContestEntry = CallResponse<'verdictContestAdd'>

export type OwnContest =
  | { kind: 'nothing' }
  | { kind: 'on-its-way' }
  | { kind: 'unknown' }
  /** With what the service said when it was handed in. */
  | { kind: 'failed'; failure: Failure; entry: ContestEntry | null }
  | { kind: 'found'; entry: ContestEntry }

export async function ownContest(remembered: RememberedContest | null, visit: Visit): Promise<OwnContest> {
  const known = remembered?.own
  if (!known) return { kind: 'nothing' }
  const failure = await tooManyReloads('contest-show')
  if (failure) return { kind: 'failed', failure, entry: null }
  const { lastDigits } = known
  if (known.by === 'number') return asked(known.contestNumber, lastDigits, visit, null)
  const own = await unlessStoreFails(findSubmission('verdict-contest', { key: known.key, once: null }))
  if (!own.ok) return { kind: 'failed', failure: NO_STORE, entry: null }
  if (!own.value) return { kind: 'unknown' }
  const entry = CALLS.verdictContestAdd.response.safeParse(own.value.details).data ?? null
  return entry ? asked(entry.contestNumber, lastDigits, visit, entry) : { kind: 'on-its-way' }
}

const NO_STORE: Failure = { kind: 'network', isRetryable: true, cause: new Error('no store') }

async function asked(
  contestNumber: string,
  lastDigits: string,
  visit: Visit,
  before: ContestEntry | null,
): Promise<OwnContest> {
  const place = mccAndLanguage(visit)
  const answer = await afterSales().call('verdictContestDetail', { contestNumber, lastDigits, ...place })
  if (!answer.ok) return { kind: 'failed', failure: answer.failure, entry: before }
  return answer.data ? { kind: 'found', entry: answer.data } : { kind: 'unknown' }
}
