import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { isUnreachable } from '../database/is-unreachable'
import { type Reader, sayRefusal } from '../refusals/say-refusal'

/** For `Retry-After`. */
export const LATER_SECONDS = 5

const caused = z.object({ cause: z.unknown() })

export function answerBusy(req: Reader): Response {
  return Response.json(said(req), { status: 503, headers: { 'retry-after': String(LATER_SECONDS) } })
}

/** Payload answers 500 where no connection to the database is free. */
export const answerUnreachable: AfterErrorHook = ({ error, req }) => {
  if (!isOfDatabase(error)) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(LATER_SECONDS))
  return { status: 503, response: said(req) }
}

function isOfDatabase(error: unknown): boolean {
  const { cause } = caused.safeParse(error).data ?? {}
  return isUnreachable(error) || (cause !== undefined && isOfDatabase(cause))
}

function said(req: Reader) {
  return { errors: [{ message: busySentence(req) }] }
}

export function busySentence(req: Reader): string {
  return sayRefusal(req, 'The cms is busy. Try again in {{count}} seconds.', { count: LATER_SECONDS })
}
