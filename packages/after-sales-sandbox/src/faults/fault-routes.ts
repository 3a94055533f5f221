import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../read-body'
import { FAULTS, type FaultSwitch } from './fault-switch'

export function faultRoutes(faults: FaultSwitch, callNames: readonly string[]): Hono {
  const setting = z.object({
    call: z.enum(callNames),
    fault: z.enum(FAULTS),
    delayMs: z.number().int().min(0).max(120_000).default(30_000),
    times: z.number().int().min(1).optional(),
  })
  return new Hono()
    .get('/', (context) => context.json(faults.all()))
    .put('/', async (context) => {
      const body = await readBody(context, setting)
      if (!body.ok) return context.json({ message: body.message }, 400)
      const { call, ...fault } = body.value
      faults.set(call, fault)
      return context.json(faults.all())
    })
    .delete('/', (context) => {
      faults.clear(context.req.query('call'))
      return context.json(faults.all())
    })
}
