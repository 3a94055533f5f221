import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../read-body'
import type { Clock } from './clock'

const setting = z.object({ now: z.iso.datetime({ offset: true }) })

export function clockRoutes(clock: Clock): Hono {
  const told = () => ({ now: clock.now().toISOString() })
  return new Hono()
    .get('/', (context) => context.json(told()))
    .put('/', async (context) => {
      const body = await readBody(context, setting)
      if (!body.ok) return context.json({ message: body.message }, 400)
      clock.set(new Date(body.value.now))
      return context.json(told())
    })
    .delete('/', (context) => {
      clock.reset()
      return context.json(told())
    })
}
