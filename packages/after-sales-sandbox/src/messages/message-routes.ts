import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../read-body'
import type { Surroundings } from '../surroundings'
import { THROW_AWAY_KEYS } from '../throw-away-keys'
import { sentMessages } from './sent-messages'

const message = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'whatsapp']),
  to: z.string().regex(/^\+\d{1,3}-\d{4,14}$/),
  language: z.string().min(2).max(5),
  text: z.string().min(1).max(1000),
})

/** Stands for whoever sends messages to telephones. Takes each id once. */
export function messageRoutes({ pool, clock }: Pick<Surroundings, 'pool' | 'clock'>): Hono {
  return new Hono()
    .post('/', async (context) => {
      if (context.req.header('authorization') !== `Bearer ${THROW_AWAY_KEYS.MESSAGES_TOKEN}`)
        return context.json({ message: 'another token' }, 401)
      const body = await readBody(context, message)
      if (!body.ok) return context.json({ message: body.message }, 400)
      const { id, channel, to, language, text } = body.value
      const { rowCount } = await pool.query(
        `INSERT INTO sent_messages (id, channel, phone, language, text, sent_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        [id, channel, to, language, text, clock.now()],
      )
      return rowCount === 1 ? context.json({ id }, 202) : context.json({ message: 'taken before' }, 409)
    })
    .get('/', async (context) => context.json({ messages: await sentMessages(pool) }))
}
