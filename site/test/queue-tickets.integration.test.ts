import { getMessages } from '@carelane/messages'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Answer } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { fieldsOf, sendForm } from './support/plain-form'

const live = useLiveSite()

const { ticket: texts, forms } = getMessages('en')
const NUMBER = /A\d{3}/
const MINUTES = 60

const listed = z.object({
  found: z.object({
    centers: z.array(
      z.object({
        id: z.string(),
        availability: z.object({ ticket: z.object({ href: z.string() }).nullable() }).nullable(),
      }),
    ),
  }),
})

const get = (path: string) => live.site.get(path, { 'x-forwarded-for': live.newcomer() })

/** It is always day somewhere. */
async function openCenters(): Promise<{ id: string; href: string }[]> {
  const open = []
  for (let page = 1; page <= 6 && open.length < 4; page += 1) {
    const { text } = await get(`/api/service-centers/?lang=ng&country=global&open=1&q=aster&page=${page}`)
    open.push(
      ...listed
        .parse(JSON.parse(text))
        .found.centers.flatMap(({ id, availability }) =>
          availability?.ticket ? [{ id, href: availability.ticket.href }] : [],
        ),
    )
  }
  return open
}

const send = (page: string, before: Answer) =>
  sendForm(live.site, {
    page,
    before,
    typed: { sealed: new Map(fieldsOf(before.text, 'sealed')).get('sealed') ?? '' },
    from: live.newcomer(),
  })

async function taken(): Promise<{ page: string; path: string }> {
  const [center] = await openCenters()
  const page = center?.href ?? ''
  const sent = await send(page, await get(page))
  expect(sent.status).toBe(303)
  return { page, path: sent.headers.location ?? '' }
}

const stateIn = ({ text }: Answer) => Object.values(texts.states).find((state) => text.includes(`>${state}<`))

describe('a number', () => {
  test('is taken by one button, kept behind its own address, and given back', async () => {
    const [center] = await openCenters()
    const page = center?.href ?? ''
    const form = await get(page)
    expect(form.status).toBe(200)
    expect(form.headers['cache-control']).toContain('no-store')
    const sent = await send(page, form)
    const path = sent.headers.location ?? ''
    expect(path).toMatch(/^\/ng\/repair-appointment\/ticket\/\?of=[\w.-]{100,}$/)
    const shown = await get(path)
    expect([shown.status, stateIn(shown)]).toEqual([200, texts.states.waiting])
    const [number = 'none'] = NUMBER.exec(shown.text) ?? []
    for (const told of [texts.facts.ahead, texts.facts.expected, texts.facts.seen, texts.keep])
      expect(shown.text).toContain(told)
    expect(shown.text).toContain('noindex')
    // Who reloads sees the same, and so does whoever sends the form once more.
    expect((await get(path)).text).toContain(number)
    const again = (await send(page, form)).headers.location ?? ''
    expect((await get(again)).text).toContain(number)
    for (const _ of [1, 2]) {
      const back = await send(path, shown)
      expect(back.status).toBe(303)
      expect(stateIn(await get(back.headers.location ?? ''))).toBe(texts.states.givenBack)
    }
    expect(stateIn(await get(path))).toBe(texts.states.givenBack)
  })

  test('is one for a form that comes five times at once', async () => {
    const [center] = await openCenters()
    const page = center?.href ?? ''
    const form = await get(page)
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(page, form)))
    const shown = await Promise.all(sent.map(({ headers }) => get(headers.location ?? '')))
    expect(new Set(shown.map(({ text }) => NUMBER.exec(text)?.[0])).size).toBe(1)
    const key = (await live.sandbox.taken('queue-ticket-take')).at(-1)?.requestKey
    const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
    await database.connect()
    const { rowCount } = await database.query('SELECT 1 FROM queue_tickets WHERE request_key = $1', [key])
    await database.end()
    expect(rowCount).toBe(1)
  })

  test('moves with the time until it is called, and is over later', async () => {
    const { path } = await taken()
    await live.sandbox.withTimeGone(24 * 60 * MINUTES, async () =>
      expect(stateIn(await get(path))).toBe(texts.states.over),
    )
    const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
    await database.connect()
    const { rows } = await database.query<{ seconds: number }>(
      'SELECT extract(epoch FROM turn_at - now())::int AS seconds FROM queue_tickets ORDER BY turn_at DESC LIMIT 1',
    )
    await database.end()
    await live.sandbox.withTimeGone((rows[0]?.seconds ?? 0) + 30, async () => {
      const called = await get(path)
      expect([texts.states.called, texts.states.over]).toContain(stateIn(called))
    })
  })

  test.each(['x', '../', `${'a'.repeat(9000)}`, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c'])(
    'is not shown by an address that nobody was given (%#)',
    async (of) => {
      const { status, text } = await get(`/ng/repair-appointment/ticket/?of=${encodeURIComponent(of)}`)
      expect([status, text.includes(texts.unknown.title)]).toEqual([404, true])
    },
  )

  test('is not given out by a centre that nobody knows, or that is closed', async () => {
    for (const center of ['', '999999999', '%00', 'x'.repeat(5000)]) {
      const { text } = await get(`/ng/repair-appointment/ticket/?center=${center}`)
      expect(text).toContain(texts.choose.title)
      expect(text).not.toContain('name="sealed"')
    }
    const [center] = await openCenters()
    const form = await get(center?.href ?? '')
    // No centre is open at every hour of a day.
    let refused = 0
    for (let hours = 4; hours <= 24 && refused === 0; hours += 4)
      await live.sandbox.withTimeGone(hours * 60 * MINUTES, async () => {
        const sent = await send(center?.href ?? '', form)
        if (sent.status === 200 && /closed now|no more numbers/.test(sent.text)) refused += 1
      })
    expect(refused).toBe(1)
  })

  test('a forged form takes none', async () => {
    const [center] = await openCenters()
    const before = await get(center?.href ?? '')
    const count = (await live.sandbox.taken('queue-ticket-take')).length
    const sent = await sendForm(live.site, {
      page: center?.href ?? '',
      before,
      typed: { sealed: 'forged' },
      from: live.newcomer(),
    })
    expect(sent.text).toContain(texts.old)
    expect(await live.sandbox.taken('queue-ticket-take')).toHaveLength(count)
  })
})

describe('a service that does not answer', () => {
  test.each(['down', 'garbage', 'done-down'] as const)(
    '(%s) while a number is taken is said, and the same form takes one later',
    async (fault) => {
      const [center] = await openCenters()
      const page = center?.href ?? ''
      const form = await get(page)
      const before = (await live.sandbox.taken('queue-ticket-take')).length
      let failed: Answer = form
      await live.sandbox.withFault({ call: 'queue-ticket-take', fault }, async () => {
        failed = await send(page, form)
        expect(failed.status).toBe(200)
        expect(failed.text).toContain(forms.failed.unavailable)
        expect(failed.text).toContain('href="tel:')
      })
      expect((await send(page, failed)).status).toBe(303)
      expect((await live.sandbox.taken('queue-ticket-take')).length).toBe(before + 1)
    },
  )

  test('while a number is looked at, the number is still shown', async () => {
    const { path } = await taken()
    const [number = 'none'] = NUMBER.exec((await get(path)).text) ?? []
    await live.sandbox.withFault({ call: 'queue-ticket', fault: 'down' }, async () => {
      const { status, text } = await get(path)
      expect([status, text.includes(number), text.includes(texts.refresh)]).toEqual([503, true, true])
    })
  })
})

test('who takes numbers without end is asked to wait', async () => {
  const [center] = await openCenters()
  const page = center?.href ?? ''
  const from = live.newcomer()
  // All opened before the first is sent: who takes many may be the last to whom the centre offers one.
  const opened = await Promise.all(Array.from({ length: 8 }, () => get(page)))
  const statuses = []
  for (const before of opened) {
    const sealed = new Map(fieldsOf(before.text, 'sealed')).get('sealed') ?? ''
    const sent = await sendForm(live.site, { page, before, typed: { sealed }, from })
    statuses.push(/Wait \d+ seconds?, then send the form again/.test(sent.text))
  }
  expect(statuses[0]).toBe(false)
  expect(statuses.at(-1)).toBe(true)
})
