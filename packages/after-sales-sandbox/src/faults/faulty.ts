import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { encryptAes } from '../wire/aes'
import type { Fault, FaultSwitch } from './fault-switch'
import { sendHalf, sendTwice } from './broken-answers'

interface Environment {
  Bindings: HttpBindings
}

export function faulty(
  call: string,
  { faults, aesKey }: { faults: FaultSwitch; aesKey: string },
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const active = faults.strike(call)
    if (!active) return next()
    switch (active.fault) {
      case 'slow':
        await delay(active.delayMs)
        return next()
      case 'down':
        return brokenOff(context)
      case '500':
        return context.text('Internal Server Error', 500)
      case 'garbage':
        return context.body(randomBytes(300))
      case 'wrong-shape':
        return context.text(encryptAes('{"code":200,"data":{"list":[]},"message":"success"}', aesKey))
      default:
        await next()
        replaceAnswer(context, await faultyAnswer(active, context))
    }
  }
}

async function faultyAnswer({ fault, delayMs }: Fault, context: Context<Environment>): Promise<Response> {
  switch (fault) {
    case 'done-down':
      return brokenOff(context)
    case 'done-500':
      return new Response('Internal Server Error', { status: 500 })
    case 'truncated':
      await sendHalf(context.res, context.env.outgoing)
      return RESPONSE_ALREADY_SENT
    case 'done-twice':
      await sendTwice(context.res, context.env.outgoing)
      return RESPONSE_ALREADY_SENT
    default:
      await delay(delayMs)
      return context.res
  }
}

function brokenOff({ env }: Context<Environment>): Response {
  env.incoming.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

/** Otherwise Hono copies the first answer's headers onto the second. */
function replaceAnswer(context: Context, answer: Response): void {
  context.res = undefined
  context.res = answer
}
