import { CALLS, mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { callAs } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { submissionsOf, type OwnSubmission } from '@/handing-in/of-person'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'
import { appealContent, changeContent } from './contents'
import type { RememberedAppeal } from './remembered-appeal'

export type AppealEntry = CallResponse<'appealAdd'>
export type AppealDetail = NonNullable<CallResponse<'appealDetail'>>

type Asked = Pick<Visit, 'country' | 'locale'>

const MOST = 100

export interface OnItsWay {
  key: string
  receivedAt: Date
  needsSignIn: boolean
  imei1: string | null
}

export type OwnAppeals =
  { kind: 'over' } | { kind: 'failed'; failure: Failure } | { kind: 'list'; appeals: AppealEntry[] }

/** Empty if the store is away. */
export async function appealsOnTheirWay({ owner }: Account): Promise<OnItsWay[]> {
  const own = await unlessStoreFails(submissionsOf(owner, ['appeal']))
  if (!own.ok) return []
  return own.value.filter(({ state }) => state !== 'delivered').map(onItsWay)
}

/** Newest first [4#42]. */
export async function listAppeals(account: Account, visit: Asked): Promise<OwnAppeals> {
  const failure = await tooManyReloads('appeal-list')
  if (failure) return { kind: 'failed', failure }
  const asked = { ...mccAndLanguage(visit), page: 1, pageSize: MOST }
  const answer = await callAs(account, 'appealList', asked)
  if (answer.ok) return { kind: 'list', appeals: answer.data.list }
  return isOver(answer.failure) ? { kind: 'over' } : { kind: 'failed', failure: answer.failure }
}

export interface Change {
  key: string
  state: OwnSubmission['state']
  answer: string | null
  needsSignIn: boolean
}

export type OwnAppeal =
  | { kind: 'nothing' }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'on-its-way'; appeal: OnItsWay }
  | { kind: 'over'; entry: AppealEntry | null }
  | { kind: 'found'; appeal: AppealDetail | AppealEntry; isFresh: boolean; change: Change | null }

/** [2.4#32] */
export async function ownAppeal(
  remembered: RememberedAppeal,
  account: Account | undefined,
  visit: Asked,
): Promise<OwnAppeal> {
  const failure = await tooManyReloads('appeal-show')
  if (failure) return { kind: 'failed', failure }
  const { owner, key } = remembered
  const own = await unlessStoreFails(submissionsOf(owner, ['appeal', 'appeal-change']))
  if (!own.ok) return { kind: 'failed', failure: NO_STORE }
  const handed = own.value.find((one) => one.key === key)
  if (handed && handed.state !== 'delivered') return { kind: 'on-its-way', appeal: onItsWay(handed) }
  const entry = readEntry(handed?.details)
  const serviceNumber = remembered.serviceNumber ?? entry?.serviceNumber
  if (serviceNumber === undefined) return { kind: 'nothing' }
  if (account?.owner !== owner) return { kind: 'over', entry }
  const change = lastChange(own.value, serviceNumber)
  const stored = readEntry(change?.details) ?? entry
  const answer = await callAs(account, 'appealDetail', { serviceNumber, ...mccAndLanguage(visit) })
  if (!answer.ok && isOver(answer.failure)) return { kind: 'over', entry: stored }
  const appeal = answer.ok ? answer.data : stored
  if (appeal) return { kind: 'found', appeal, isFresh: answer.ok, change: change && changeOf(change) }
  return answer.ok ? { kind: 'unknown' } : { kind: 'failed', failure: answer.failure }
}

/** A second change could overtake an unanswered one. */
export function isOnItsWay({ state }: Change): boolean {
  return state === 'waiting' || state === 'delivering'
}

const NO_STORE: Failure = { kind: 'network', isRetryable: true, cause: new Error('no store') }

function lastChange(own: readonly OwnSubmission[], serviceNumber: string): OwnSubmission | null {
  const isOfIt = ({ kind, content }: OwnSubmission) =>
    kind === 'appeal-change' && changeContent.safeParse(content).data?.serviceNumber === serviceNumber
  return own.find(isOfIt) ?? null
}

function changeOf({ key, state, answer, failure }: OwnSubmission): Change {
  return { key, state, answer, needsSignIn: isReasonToSignIn(failure) }
}

function onItsWay({ key, receivedAt, failure, content }: OwnSubmission): OnItsWay {
  const imei1 = appealContent.safeParse(content).data?.imei1 ?? null
  return { key, receivedAt, needsSignIn: isReasonToSignIn(failure), imei1 }
}

/** Both ask for another token [8#1]. */
function isOver({ codeName }: Failure): boolean {
  return codeName !== undefined
}

function readEntry(details: unknown): AppealEntry | null {
  return CALLS.appealAdd.response.safeParse(details).data ?? null
}
