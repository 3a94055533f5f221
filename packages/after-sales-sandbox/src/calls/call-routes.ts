import { plainRequestId, REQUEST_ID_HEADER } from '@carelane/config/request-id'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { findVisitor, type Visitor } from '../account/tokens'
import { faulty } from '../faults/faulty'
import { requireSign } from '../wire/require-sign'
import type { Surroundings } from '../surroundings'
import { encryptAes } from '../wire/aes'
import { CALLS } from './calls'
import { readValues } from './read-values'
import { Refusal, TOKEN_INVALID, type SandboxCall } from './sandbox-call'

/** A line of a log. Never what was asked. */
export interface CallTold {
  call: string
  requestId: string | undefined
  status: number
}

/** Checks a call for a fault, then its sign (§7). */
export function callRoutes(
  surroundings: Surroundings,
  onCall: (told: CallTold) => void,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  for (const call of CALLS) {
    app.on(
      call.method,
      `/${surroundings.brand}${call.path}`,
      async (context, next) => {
        const { incoming, outgoing } = context.env
        const requestId = plainRequestId(incoming.headers[REQUEST_ID_HEADER])
        outgoing.once('close', () => onCall({ call: call.name, requestId, status: outgoing.statusCode }))
        await next()
      },
      faulty(call.name, surroundings),
      requireSign(call, surroundings),
      (context) => answered(call, context, surroundings),
    )
  }
  return app
}

async function answered(call: SandboxCall, context: Context, surroundings: Surroundings): Promise<Response> {
  try {
    const visitor = await visitorOf(call, context, surroundings)
    const values = await readValues(call, context, surroundings)
    const data = await call.run(values, surroundings, { request: context.req.raw, visitor })
    if (data instanceof Response) return data
    const text = JSON.stringify({ code: call.successCode, data, message: 'success' })
    if (call.isAnswerEncrypted) return context.text(encryptAes(text, surroundings.aesKey))
    return context.body(text, 200, { 'content-type': 'application/json' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return context.json({ code: error.code, data: null, message: error.message })
  }
}

async function visitorOf(
  { authorization }: SandboxCall,
  context: Context,
  { pool, clock }: Surroundings,
): Promise<Visitor | undefined> {
  if (authorization === 'none') return undefined
  const visitor = await findVisitor(pool, context.req.header('authorization') ?? '', clock.now())
  if (!visitor && authorization === 'required') throw new Refusal(TOKEN_INVALID, 'the token is over')
  return visitor
}
