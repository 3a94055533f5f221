import { z } from 'zod'
import {
  COMMENTS_PATH,
  commentsOfDocument,
  type CommentsOfDocument,
  READER_PATH,
  refusedField,
} from '../../comments/comments-contract'
import { type Failure, readSite, tellSite, tellWhole } from '../site-list/site-list-client'

export interface Named {
  kind: string
  document: string | number
}

const addressOf = ({ kind, document }: Named) => `/api${COMMENTS_PATH}/${kind}/${document}`

export function fetchComments(named: Named, signal: AbortSignal): Promise<CommentsOfDocument | Failure> {
  return readSite(addressOf(named), commentsOfDocument, signal)
}

const outcome = z.union([refusedField, z.strictObject({}).transform(() => ({ isDone: true as const }))])

export type Outcome = z.output<typeof outcome> | Failure

/** @param act below the document: `` or `/12/done` */
export async function actOnComments(named: Named, act: string, sent: object): Promise<Outcome> {
  const answer = await tellWhole(addressOf(named) + act, outcome, sent)
  // Its own form, which `outcome` reads, comes first.
  return typeof answer === 'object' && 'refusal' in answer ? { message: answer.refusal, path: null } : answer
}

export async function tellReader(timeZone: string): Promise<void> {
  await tellSite(`/api${READER_PATH}`, z.strictObject({}), { timeZone })
}
