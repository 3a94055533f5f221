import { createHmac, hkdfSync } from 'node:crypto'
import { readEnvironment } from '@carelane/config'

/** Bytes */
const LENGTH = 32

interface SubmissionKey {
  id: string
  content: Uint8Array
  subject: Uint8Array
}

let known: readonly [SubmissionKey, ...SubmissionKey[]] | undefined

/** The first encrypts; the others open older content. */
export function submissionKeys(): readonly [SubmissionKey, ...SubmissionKey[]] {
  return (known ??= readKeys())
}

function readKeys(): [SubmissionKey, ...SubmissionKey[]] {
  const { SUBMISSION_KEYS: given = [], SESSION_SECRET } = readEnvironment([
    'SUBMISSION_KEYS',
    'SESSION_SECRET',
  ])
  const own = derived('session', SESSION_SECRET)
  const [first, ...others] = given.map(({ id, key }) => derived(id, Buffer.from(key, 'base64')))
  return first ? [first, ...others, own] : [own]
}

function derived(id: string, secret: string | Uint8Array): SubmissionKey {
  const of = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `submissions ${purpose}`, LENGTH))
  return { id, content: of('content'), subject: of('subject') }
}

export function subjectHash(subject: string, key: SubmissionKey = submissionKeys()[0]): string {
  return createHmac('sha256', key.subject).update(subject).digest('base64url')
}

export function subjectHashes(subject: string): string[] {
  return submissionKeys().map((key) => subjectHash(subject, key))
}
