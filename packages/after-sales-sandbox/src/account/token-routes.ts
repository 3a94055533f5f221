import { Hono } from 'hono'
import { z } from 'zod'
import { phone } from '../calls/request-values'
import { readBody } from '../read-body'
import type { Surroundings } from '../surroundings'
import { makeToken } from './tokens'

/** Tests only: issues a token without a code. */
export function tokenRoutes({ pool, clock }: Surroundings): Hono {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, z.object({ phone }))
    if (!body.ok) return context.json({ message: body.message }, 400)
    return context.json(await makeToken(pool, body.value.phone, clock.now()))
  })
}
