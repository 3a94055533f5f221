import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { faulty } from '../faults/faulty'
import { signed } from '../signed'
import type { Surroundings } from '../surroundings'
import { encryptAes } from '../wire/aes'
import { CALLS } from './calls'
import { readValues } from './read-values'
import { Refusal, type SandboxCall } from './sandbox-call'

/** Answers every call: its fault if one is switched on, then its sign, then its data in an envelope (§7). */
export function callRoutes(surroundings: Surroundings): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  for (const call of CALLS) {
    app.on(
      call.method,
      `/${surroundings.brand}${call.path}`,
      faulty(call.name, surroundings),
      signed(call, surroundings),
      (context) => answered(call, context, surroundings),
    )
  }
  return app
}

async function answered(call: SandboxCall, context: Context, surroundings: Surroundings): Promise<Response> {
  try {
    const data = await call.run(await readValues(call, context, surroundings), surroundings, context.req.raw)
    if (data instanceof Response) return data
    const text = JSON.stringify({ code: 200, data, message: 'success' })
    if (call.isAnswerEncrypted) return context.text(encryptAes(text, surroundings.aesKey))
    return context.body(text, 200, { 'content-type': 'application/json' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return context.json({ code: error.code, data: null, message: error.message })
  }
}
