import { LOCALES } from '@carelane/countries'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { countryOfMcc } from '../country-of-mcc'
import { faulty } from '../faults/faulty'
import { signed } from '../signed'
import type { Surroundings } from '../surroundings'

const place = z.object({ mcc: z.string().optional(), language: z.enum(LOCALES) })

/** What the site's shell and routing ask: short URLs [7#43], the assistant's gate [7#44], surveys [7#23]. */
export function shellRoutes(surroundings: Surroundings): Hono<{ Bindings: HttpBindings }> {
  const { pool, clock, signSecret } = surroundings
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/short-url/:code', faulty('short-url', surroundings), signed(signSecret), async (context) => {
    const { rows } = await pool.query<{ target: string }>(
      'SELECT target FROM short_urls WHERE code = $1 AND (expires_at IS NULL OR expires_at > $2)',
      [context.req.param('code'), clock.now()],
    )
    const [found] = rows
    return found ? answered(context, found.target) : refused(context, 404, 'no such short url')
  })
  app.get(
    '/dictionary/select-category-name',
    faulty('assistant-gate', surroundings),
    signed(signSecret),
    async (context) => {
      const asked = readPlace(context)
      if (!asked) return refused(context, 400, 'parameters are not as agreed')
      const { rowCount } = await pool.query('SELECT 1 FROM assistant_countries WHERE country = $1', [
        asked.country,
      ])
      // As text: a client has to read it either way.
      return answered(context, String(rowCount === 1))
    },
  )
  app.get('/survey/list-web', faulty('survey-list', surroundings), signed(signSecret), async (context) => {
    const asked = readPlace(context)
    if (!asked) return refused(context, 400, 'parameters are not as agreed')
    const { rows } = await pool.query(
      `SELECT id, title FROM surveys
       WHERE country = $1 AND language = $2 AND opens_at <= $3 AND closes_at > $3 ORDER BY id`,
      [asked.country, asked.language, clock.now()],
    )
    return answered(context, rows)
  })
  return app
}

function readPlace(context: Context) {
  const values = place.safeParse(context.req.query())
  if (!values.success) return undefined
  const country = countryOfMcc(values.data.mcc)
  return country && { country, language: values.data.language }
}

function answered(context: Context, data: unknown): Response {
  return context.json({ code: 200, data, message: 'success' })
}

function refused(context: Context, code: number, message: string): Response {
  return context.json({ code, data: null, message })
}
