import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { encryptAes } from '../wire/aes'
import type { FaultSwitch } from './fault-switch'

/** Answers a call as the fault says that is switched on for it. */
export function faulty(
  call: string,
  { faults, aesKey }: { faults: FaultSwitch; aesKey: string },
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { incoming, outgoing } = context.env
    const active = faults.get(call)
    switch (active?.fault) {
      case undefined:
        return next()
      case 'slow':
        await delay(active.delayMs)
        return next()
      case 'down':
        incoming.socket.resetAndDestroy()
        return RESPONSE_ALREADY_SENT
      case '500':
        return context.text('Internal Server Error', 500)
      case 'truncated':
        await next()
        await sendHalf(context.res, outgoing)
        // otherwise Hono would send the answer that it already has
        context.res = undefined
        context.res = RESPONSE_ALREADY_SENT
        return
      case 'garbage':
        return context.body(randomBytes(300))
      case 'wrong-shape':
        return context.text(encryptAes('{"code":200,"data":{"list":[]},"message":"success"}', aesKey))
    }
  }
}

/** Half of an answer, or the first piece of a file, under the length of the whole. */
async function sendHalf(answer: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  const reader = answer.body?.getReader()
  const piece = Buffer.from((await reader?.read())?.value ?? [])
  const length = answer.headers.get('content-length') ?? piece.length
  await reader?.cancel()
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': length })
  outgoing.write(piece.subarray(0, piece.length / 2), () => outgoing.destroy())
}
