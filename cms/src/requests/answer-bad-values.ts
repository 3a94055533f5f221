import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

// SQLSTATE: data that its type cannot hold.
const BAD_VALUE = /^22.{3}$/

// SQLSTATE: no such operator for the type.
const BAD_CONDITION = /^42(?:804|883)$/

const fault = z.object({ code: z.string().optional(), cause: z.unknown().optional() })

/** Bad requests that the database detects. */
export const answerBadValues: AfterErrorHook = ({ error, req }) => {
  const code = codeOf(error)
  const isOfSender = BAD_VALUE.test(code) || (BAD_CONDITION.test(code) && 'where' in req.query)
  if (!isOfSender) return
  return { status: 400, response: { errors: [{ message: 'The database cannot take these values.' }] } }
}

function codeOf(error: unknown): string {
  const { code, cause } = fault.safeParse(error).data ?? {}
  return cause === undefined ? (code ?? '') : codeOf(cause)
}
