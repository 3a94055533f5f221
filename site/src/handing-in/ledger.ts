import type { CountryCode } from '@carelane/countries'
import { ownLog } from '@/platform/log'
import { askStore, StoreError } from '@/platform/store/store'
import { openOrNull, sealContent } from '@/platform/cipher'
import { LEASE_SECONDS } from './claims'
import { subjectHash, subjectHashes } from '@/platform/keys'
import type { KindName } from './kinds'
import { contentOf, detailsOf } from './sealed-about'

export type SubmissionState = 'waiting' | 'delivering' | 'delivered' | 'refused'

export interface Submission {
  key: string
  state: SubmissionState
  /** By the contract. */
  answer: string | null
  details: unknown
}

export interface Received {
  key: string
  kind: KindName
  country: CountryCode
  /** Unique subject, such as an order. */
  once: string | null
  subjects: readonly string[]
  photos?: readonly string[]
  content: unknown
  /** Refusals after which other content may follow. */
  mayFollow?: readonly string[]
}

type State = Submission & { isNew: boolean; revision: number }

/** Claimed for the caller. */
export async function receive(received: Received): Promise<State> {
  const made = (await insert(received)) ?? (await replaceRefused(received))
  if (made) return { ...made, state: 'delivering', answer: null, details: null, isNew: true }
  const before = await findSubmission(received.kind, received)
  // Erased or refused between the queries: the visitor sends it again.
  if (!before) {
    ownLog().warn({ kind: received.kind }, 'the submission before this one is gone')
    throw new StoreError('the submission before this one is gone')
  }
  return { ...before, isNew: false }
}

type Made = Pick<State, 'key' | 'revision'>

async function insert(received: Received): Promise<Made | undefined> {
  const { key, kind, country, once, photos = [] } = received
  const [made] = await askStore<Made>(
    withPhotos(
      '$9',
      `INSERT INTO submissions (key, kind, country, state, once, subjects, key_id, content, attempts, due_at)
       VALUES ($1, $2, $3, 'delivering', $4, $5, $6, $7, 1, now() + make_interval(secs => $8))
       ON CONFLICT DO NOTHING RETURNING key, revision`,
    ),
    [
      key,
      kind,
      country,
      once === null ? null : subjectHash(once),
      ...personal(received),
      LEASE_SECONDS,
      photos,
    ],
  )
  return made
}

async function replaceRefused(received: Received): Promise<Made | undefined> {
  const { key, kind, country, mayFollow = [], photos = [] } = received
  if (mayFollow.length === 0) return undefined
  const [made] = await askStore<Made>(
    withPhotos(
      '$9',
      `UPDATE submissions SET state = 'delivering', country = $8, subjects = $3, key_id = $4, content = $5,
         attempts = 1, due_at = now() + make_interval(secs => $6), revision = revision + 1, failure = NULL,
         answer = NULL, details_key_id = NULL, details = NULL, received_at = now(), settled_at = NULL
       WHERE key = $1 AND kind = $2 AND state = 'refused' AND answer = ANY($7) RETURNING key, revision`,
    ),
    [key, kind, ...personal(received), LEASE_SECONDS, mayFollow, country, photos],
  )
  return made
}

/** In one statement, so that no photo seems abandoned. */
function withPhotos(ids: string, written: string): string {
  return `WITH made AS (${written}), uploaded AS (
       UPDATE photos SET submission = made.key FROM made WHERE id = ANY (${ids}) AND submission IS NULL
     )
     SELECT key, revision FROM made`
}

function personal({ key, kind, subjects, content }: Received): [string[], string, Buffer] {
  const sealed = sealContent(content, contentOf(kind, key))
  return [subjects.map((subject) => subjectHash(subject)), sealed.keyId, sealed.content]
}

export async function forgetWhatItIsAbout(kind: KindName, key: string): Promise<void> {
  await askStore('UPDATE submissions SET once = NULL WHERE kind = $1 AND key = $2', [kind, key])
}

/** By key, else about the same thing. */
export async function findSubmission(
  kind: KindName,
  { key, once }: { key: string | null } & Pick<Received, 'once'>,
): Promise<(Submission & { revision: number }) | null> {
  const [found] = await askStore<SealedSubmission>(
    `SELECT key, state, answer, revision, details_key_id AS "keyId", details FROM submissions
     WHERE kind = $1 AND (key = $2 OR (once = ANY($3) AND state <> 'refused'))
     ORDER BY key = $2 DESC LIMIT 1`,
    [kind, key, once === null ? [] : subjectHashes(once)],
  )
  return found ? openedOf(kind, found) : null
}

export async function findSubmissionAbout(kind: KindName, once: string): Promise<Submission | null> {
  const [found] = await askStore<SealedSubmission>(
    `SELECT key, state, answer, revision, details_key_id AS "keyId", details FROM submissions
     WHERE kind = $1 AND once = ANY($2) AND state <> 'refused' LIMIT 1`,
    [kind, subjectHashes(once)],
  )
  return found ? openedOf(kind, found) : null
}

function openedOf(kind: KindName, { keyId, details, ...submission }: SealedSubmission) {
  const opened = openOrNull({ keyId, content: details }, detailsOf(kind, submission.key))
  return { ...submission, details: opened }
}

type SealedSubmission = Omit<State, 'isNew' | 'details'> & { keyId: string | null; details: Buffer | null }
