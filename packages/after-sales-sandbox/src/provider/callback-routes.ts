import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../read-body'
import type { Callbacks } from './callbacks'

export function callbackRoutes(callbacks: Callbacks): Hono {
  const site = z.object({ origin: z.url({ protocol: /^https?$/ }).regex(/[^/]$/) })
  return new Hono().put('/', async (context) => {
    const body = await readBody(context, site)
    if (!body.ok) return context.json({ message: body.message }, 400)
    callbacks.add(body.value.origin)
    return context.json({})
  })
}
