import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { BookingContent } from '@/features/appointments/contents'
import { deliverBooking } from '@/features/appointments/deliver-appointment'
import { submit } from '@/handing-in/submit'
import { numberIn, sealedIn, SHOW_PAGE, slotsIn, type Visitor, useAppointments } from './support/appointments'
import { cookieIn } from './support/plain-form'
import { SMALLEST_PHOTO } from './support/smallest-photo'

const { appointment: texts, handin } = getMessages('en')
const { taken } = texts.problems

const { live, centers, visitor, open, send, show, takenOf, get, settled } = useAppointments()

beforeAll(() => live.shareEnvironment())

describe('an appointment without scripts', () => {
  test('begins with a centre, from the locator’s cards or by words', async () => {
    const { text } = await live.site.get('/ng/repair-appointment/')
    expect(text).toMatch(/<form[^>]*action="\/ng\/repair-appointment\/"/)
    expect(text).toMatch(/href="\/ng\/repair-appointment\/\?center=\d+"/)
    const nowhere = await live.site.get('/ng/repair-appointment/?center=99999999')
    expect(nowhere.status).toBe(200)
    expect(nowhere.text).toContain(texts.noCenter.title)
  })

  test('offers the times of the next days, and later ones', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    expect(form.before.headers['cache-control']).toMatch(/no-store/)
    expect(form.slots.length).toBeGreaterThan(20)
    const later = /href="([^"]*from=[^"]*)"/.exec(form.before.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const next = await open(later, booker)
    expect(String(next.slots[0]) > String(form.slots.at(-1))).toBe(true)
    for (const wrong of ['2020-01-01', '2026-02-31', 'x', '9999-01-01'])
      expect((await open(`${centers.roomy}&from=${wrong}`, booker)).before.status).toBe(200)
  })

  test('that is not whole says on top and at each field what is wrong, and keeps the rest', async () => {
    const booker = visitor()
    const typed = { slot: '2020-01-01T09:30', product: '', fault: '', imei: '123', email: 'ada@' }
    const { status, text } = await send(await open(centers.roomy, booker), booker, { ...typed, phone: '12' })
    expect(status).toBe(200)
    const { past: slot, product, fault, imei, email } = texts.problems
    for (const [field, problem] of Object.entries({ slot, product, fault, imei, email })) {
      expect(text).toContain(`<a href="#${field}">${problem}</a>`)
      expect(text).toMatch(new RegExp(`<p id="${field}-error"[^>]*>${problem}</p>`))
    }
    expect(text).toContain('<a href="#phone">')
    expect(text).toContain('value="Ada Obi"')
    expect(await takenOf(booker)).toEqual([])
  })

  test('whose form was open for too long comes again as a new one, with all that was typed', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    const [slot = ''] = form.slots
    const { text } = await send(form, booker, { slot, sealed: 'ey.over' })
    expect(text).toContain(texts.over)
    expect(text).toContain('value="Ada Obi"')
    expect(sealedIn(text)).toMatch(/^ey/)
  })

  test('takes photos of the fault along, whether or not the rest is right at once', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    const files = { photos: new File([SMALLEST_PHOTO], 'crack.png', { type: 'image/png' }) }
    const wrong = await send(form, booker, { slot: '' }, files)
    expect(wrong.text).toMatch(/name="photos-kept" value="[\w-]{36}"/)
    booker.cookie = cookieIn(wrong)
    const again = { ...form, before: wrong }
    booker.cookie += `; ${cookieIn(await send(again, booker, { slot: form.slots[0] ?? '' }))}`
    await settled(booker, texts.states.booked)
    const [one] = await takenOf(booker)
    expect(one?.content.photos).toHaveLength(1)
  })

  test('is booked once, however often its form is sent, and shown with number, code and calendar file', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    const [slot = ''] = form.slots
    const answers = await Promise.all([1, 2, 3].map(() => send(form, booker, { slot })))
    for (const { status, headers } of answers) expect([status, headers.location]).toEqual([303, SHOW_PAGE])
    booker.cookie = answers.map(cookieIn)[0] ?? ''
    await settled(booker, texts.states.booked)
    await send(form, booker, { slot: form.slots.at(-1) ?? '' })
    const [one, ...others] = await takenOf(booker)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      arrivals: 1,
      content: { name: 'Ada Obi', fault: 'Das <Glas> ist gesprungen', date: slot.slice(0, 10), photos: [] },
    })
    const text = await show(booker)
    const number = numberIn(text)
    expect(number).not.toBe('')
    expect(text).toContain('src="data:image/svg+xml,')
    const file = await get('/api/appointment-calendar/?lang=ng', booker)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toContain('appointment.ics')
    expect(file.text).toContain(`UID:${number}@`)
    // Lagos is always an hour ahead of UTC.
    const utc = new Date(`${slot}:00+01:00`).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(file.text).toContain(`DTSTART:${utc}\r\n`)
    const unfolded = file.text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`\\n– ${handin.items.repairMode.title}\\n`)
    expect(unfolded).toMatch(/\\nhttp[^\\]*\/ng\/hand-in\//)
    expect(text).toContain(`<h2 id="job-sheet">${handin.sheet.title}</h2>`)
    expect(text).toContain('<bdi>Das &lt;Glas&gt; ist gesprungen</bdi>')
    const { rows } = await live.store.query(`SELECT * FROM submissions WHERE kind = 'appointment'`)
    for (const secret of [booker.phone.slice(1), number, 'Ada Obi']) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(live.site.logs.join('')).not.toContain(secret)
    }
  })

  test('of nobody has no calendar file', async () => {
    const nobody = visitor()
    const { status, headers } = await get('/api/appointment-calendar/?lang=ng', nobody)
    expect([status, headers.location]).toEqual([303, SHOW_PAGE])
    expect((await get('/api/appointment-calendar/?lang=%2F%2Fevil', nobody)).status).toBe(400)
  })
})

describe('a time', () => {
  test('that 100 people want at once is sold to one of them', async () => {
    const form = await open(centers.narrow, visitor())
    const [date = '', start = ''] = (form.slots[0] ?? '').split('T')
    const centerId = centers.narrow.slice(centers.narrow.indexOf('=') + 1)
    const people = Array.from({ length: 100 }, () => ({ key: randomUUID(), booker: visitor() }))
    await Promise.all(
      people.map(({ key, booker }) => {
        const booking = { ...wanted(booker, centerId, { date, start }), key, once: null }
        return vi.waitFor(() => submit({ ...booking, kind: 'appointment' }, deliverBooking), {
          timeout: 20_000,
        })
      }),
    )
    const outcomes = async () => {
      await live.timePasses()
      const { rows } = await live.store.query<{ state: string; n: number }>(
        'SELECT state, count(*)::int AS n FROM submissions WHERE key = ANY($1) GROUP BY state ORDER BY state',
        [people.map(({ key }) => key)],
      )
      return rows
    }
    await expect.poll(outcomes, { timeout: 20_000, interval: 250 }).toEqual([
      { state: 'delivered', n: 1 },
      { state: 'refused', n: 99 },
    ])
    const sold = (await Promise.all(people.map(({ booker }) => takenOf(booker)))).flat()
    expect(sold).toHaveLength(1)
    expect((await open(centers.narrow, visitor())).slots).not.toContain(`${date}T${start}`)
  })

  test('that is gone meanwhile is said so; what was typed is kept, and another one is taken with the same form', async () => {
    const [first, second] = [visitor(), visitor()]
    const form = await open(centers.narrow, second)
    const slot = form.slots.at(-1) ?? ''
    await send(await open(centers.narrow, first), first, { slot })
    expect(await takenOf(first)).toHaveLength(1)
    const refused = await send(form, second, { slot, email: 'ada@example.com' })
    expect(refused.status).toBe(200)
    expect(refused.text).toContain(`<a href="#slot">${taken}</a>`)
    expect(refused.text).toContain('value="ada@example.com"')
    expect(refused.text).toContain('Das &lt;Glas&gt; ist gesprungen</textarea>')
    const left = slotsIn(refused.text)
    expect(left).not.toContain(slot)
    const again = { page: centers.narrow, before: refused, slots: left }
    second.cookie = cookieIn(await send(again, second, { slot: left.at(-1) ?? '' }))
    await settled(second, texts.states.booked)
    expect(await takenOf(second)).toHaveLength(1)
    const { rows } = await live.store.query(`SELECT key FROM submissions WHERE revision = 2`)
    expect(rows).toHaveLength(1)
  })

  test('two tabs are two forms: where one place is left, the second is told so', async () => {
    const booker = visitor()
    const [one, other] = [await open(centers.narrow, booker), await open(centers.narrow, booker)]
    const slot = one.slots.at(-1) ?? ''
    expect((await send(one, booker, { slot })).status).toBe(303)
    expect((await send(other, booker, { slot })).text).toContain(taken)
    expect(await takenOf(booker)).toHaveLength(1)
  })
})

describe('an appointment that the service does not answer', () => {
  test('is received and being delivered, and its number comes on the same page when the service is back', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    await live.sandbox.withFault({ call: 'appointment-add', fault: 'down' }, async () => {
      const sent = await send(form, booker, { slot: form.slots[0] ?? '' })
      expect(sent.status).toBe(303)
      booker.cookie = cookieIn(sent)
      const text = await show(booker)
      expect(text).toContain(texts.received.title)
      expect(numberIn(text)).toBe('')
    })
    await live.timePasses()
    await settled(booker, texts.states.booked)
    expect(numberIn(await show(booker))).not.toBe('')
  })

  test.each(['done-down', 'done-500', 'truncated'])(
    'but took (%s) is handed over again with the same key, and booked once',
    async (fault) => {
      const booker = visitor()
      const form = await open(centers.roomy, booker)
      await live.sandbox.withFault({ call: 'appointment-add', fault }, async () => {
        const sent = await send(form, booker, { slot: form.slots[0] ?? '' })
        booker.cookie = cookieIn(sent)
        expect(await show(booker)).toContain(texts.received.title)
      })
      await live.timePasses()
      await settled(booker, texts.states.booked)
      const [one, ...others] = await takenOf(booker)
      expect(others).toEqual([])
      expect(one?.arrivals).toBeGreaterThan(1)
    },
  )

  test('in time is received after the visitor’s patience, and booked then', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    await live.sandbox.withFault({ call: 'appointment-add', fault: 'slow', delayMs: 4000 }, async () => {
      const sent = await send(form, booker, { slot: form.slots[0] ?? '' })
      expect(sent.status).toBe(303)
      booker.cookie = cookieIn(sent)
      expect(await show(booker)).toContain(texts.received.title)
      await settled(booker, texts.states.booked)
    })
    expect(await takenOf(booker)).toHaveLength(1)
  })

  test('until its time was gone is said so, and the form comes back as it was typed', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    await live.sandbox.withFault({ call: 'appointment-add', fault: 'down' }, async () => {
      booker.cookie = cookieIn(await send(form, booker, { slot: form.slots[0] ?? '', model: 'Nova 5' }))
    })
    await live.sandbox.withTimeGone(30 * 86_400, async () => {
      await live.timePasses()
      await settled(booker, texts.refused.taken.title)
    })
    const again = await open(centers.roomy, booker)
    expect(again.before.text).toContain('value="Nova 5"')
    expect(again.before.text).toContain('Das &lt;Glas&gt; ist gesprungen</textarea>')
    await send(again, booker, { slot: again.slots[0] ?? '' })
    await settled(booker, texts.states.booked)
    expect(await takenOf(booker)).toHaveLength(1)
  })

  test('and that cannot be stored is not said to be received; nothing typed is lost', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    const slot = form.slots[0] ?? ''
    await live.store.query('ALTER TABLE submissions RENAME TO away')
    const { status, text } = await send(form, booker, { slot })
    await live.store.query('ALTER TABLE away RENAME TO submissions')
    expect(status).toBe(503)
    expect(text).toContain(texts.notStored)
    expect(text).toContain('value="Ada Obi"')
    expect((await send(form, booker, { slot })).status).toBe(303)
  })

  test('nor is one whose photos cannot be looked for, which come back with the form', async () => {
    const booker = visitor()
    const form = await open(centers.roomy, booker)
    const files = { photos: new File([SMALLEST_PHOTO], 'crack.png', { type: 'image/png' }) }
    const before = await send(form, booker, { slot: '' }, files)
    booker.cookie = cookieIn(before)
    const photo = /name="photos-kept" value="[\w-]{36}"/.exec(before.text)?.[0] ?? 'none'
    await live.store.query('ALTER TABLE photos RENAME TO away')
    const { status, text } = await send({ ...form, before }, booker, { slot: form.slots[0] ?? '' })
    await live.store.query('ALTER TABLE away RENAME TO photos')
    expect(status).toBe(503)
    expect(text).toContain(texts.notStored)
    expect(text).toContain('value="Ada Obi"')
    expect(text).toContain(photo)
  })
})

function wanted({ phone }: Visitor, centerId: string, slot: { date: string; start: string }) {
  const content: BookingContent = {
    country: 'ng',
    locale: 'en',
    center: { id: centerId, name: 'A centre', address: null, phone: null, timeZone: null },
    ...slot,
    name: 'Ada Obi',
    phone: `+234-${phone.slice(1)}`,
    product: 'tv',
    fault: 'dark',
    photos: [],
  }
  return { country: 'ng', subjects: [content.phone], content } as const
}
