import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../read-body'
import { CALL_NAMES, FAULTS, type FaultSwitch } from './fault-switch'

const setting = z.object({
  call: z.enum(CALL_NAMES),
  fault: z.enum(FAULTS),
  /** For `slow`. */
  delayMs: z.number().int().min(0).max(120_000).default(30_000),
})

/** Lets a test break a call. The sandbox has it, a real service has not. */
export function faultRoutes(faults: FaultSwitch): Hono {
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
      faults.clear()
      return context.json(faults.all())
    })
}
