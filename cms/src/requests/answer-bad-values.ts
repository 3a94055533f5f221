import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** A value that no column of its type can have, such as letters for a number. */
const BAD_VALUE = /^22.{3}$/

/** A condition that there is not for the type of its column. */
const BAD_CONDITION = /^42(?:804|883)$/

const fault = z.object({ code: z.string().optional(), cause: z.unknown().optional() })

/** Where the database refuses what somebody sent, that was a bad request, and no fault of ours. It stays in the log. */
export const answerBadValues: AfterErrorHook = ({ error, req }) => {
  const code = codeOf(error)
  const isOfSender = BAD_VALUE.test(code) || (BAD_CONDITION.test(code) && 'where' in req.query)
  if (!isOfSender) return
  return { status: 400, response: { errors: [{ message: 'The database cannot take these values.' }] } }
}

/** PostgreSQL's, which is on the innermost error. */
function codeOf(error: unknown): string {
  const { code, cause } = fault.safeParse(error).data ?? {}
  return cause === undefined ? (code ?? '') : codeOf(cause)
}
