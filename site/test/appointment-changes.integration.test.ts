import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { sealedIn, SHOW_PAGE, slotsIn, useAppointments } from './support/appointments'
import { cookieIn } from './support/plain-form'

const { appointment: texts } = getMessages('en')

const {
  live,
  centers,
  visitor,
  open,
  send,
  sendOwn,
  show,
  takenOf,
  get,

  settled,
  booked,
  found,
} = useAppointments()

describe('by its number and phone', () => {
  test('an appointment is found, and by no other phone', async () => {
    const { number, phone, slot } = await booked()
    expect(await show(await found(` ${number.toLowerCase()} `, phone))).toContain(texts.states.booked)
    const wrong = await show(await found(number, '08039999999'))
    expect(wrong).toContain(texts.unknown.title)
    expect(wrong).not.toContain(slot.slice(11))
    const bad = await sendOwn(SHOW_PAGE, visitor(), { appointmentNumber: '?', region: 'NG', phone: '1' })
    expect(bad.text).toContain(texts.find.wrong)
  })

  test('its time is changed, once for each form', async () => {
    const { number, phone, slot } = await booked()
    const owner = await found(number, phone)
    const page = `${SHOW_PAGE}?change=1`
    const before = await get(page, owner)
    const [other = ''] = slotsIn(before.text)
    const answers = await Promise.all([1, 2].map(() => sendOwn(page, owner, { slot: other }, before)))
    owner.cookie = cookieIn(answers[0]!)
    await settled(owner, texts.change.done)
    const file = await get('/api/appointment-calendar/?lang=ng', owner)
    expect(file.text).toContain(`DTSTART:${other.slice(0, 10).replaceAll('-', '')}`)
    expect(await takenOf({ ...owner, phone }, 'appointment-change')).toHaveLength(1)
    expect(slotsIn((await get(page, owner)).text)).toContain(slot)
    const past = await sendOwn(page, owner, { slot: '2020-01-01T09:30' })
    expect(past.text).toContain(texts.problems.past)
  })

  test('it is canceled once, from however many tabs, and is then neither canceled nor changed again', async () => {
    const { number, phone } = await booked()
    const owner = await found(number, phone)
    const [page, changing] = [`${SHOW_PAGE}?cancel=1`, `${SHOW_PAGE}?change=1`]
    const tabs = [await get(page, owner), await get(page, owner)]
    const change = await get(changing, owner)
    const cookies = []
    for (const tab of tabs)
      cookies.push(cookieIn(await sendOwn(page, owner, { sealed: sealedIn(tab.text) }, tab)))
    owner.cookie = cookies.at(-1) ?? ''
    await settled(owner, texts.states.canceled)
    expect(await takenOf({ ...owner, phone }, 'appointment-cancel')).toHaveLength(1)
    expect((await get('/api/appointment-calendar/?lang=ng', owner)).status).toBe(303)
    const late = await sendOwn(changing, owner, { slot: slotsIn(change.text)[0] ?? '' }, change)
    owner.cookie = cookieIn(late)
    const text = await show(owner)
    expect(text).toContain(texts.refused.notChangeable)
    expect(text).toContain(texts.states.canceled)
  })

  test('what is handed in while the service is away is received, and carried out then', async () => {
    const { number, phone } = await booked()
    const owner = await found(number, phone)
    const page = `${SHOW_PAGE}?cancel=1`
    const before = await get(page, owner)
    await live.sandbox.withFault({ call: 'appointment-cancel', fault: 'down' }, async () => {
      owner.cookie = cookieIn(await sendOwn(page, owner, { sealed: sealedIn(before.text) }, before))
      expect(await show(owner)).toContain(texts.cancel.received)
    })
    await live.timePasses()
    await settled(owner, texts.states.canceled)
  })

  test('a change whose time is gone when it reaches the service leaves the appointment as it was, and says so', async () => {
    const { number, phone } = await booked(centers.narrow)
    const owner = await found(number, phone)
    const page = `${SHOW_PAGE}?change=1`
    const before = await get(page, owner)
    const [slot = ''] = slotsIn(before.text)
    await live.sandbox.withFault({ call: 'appointment-change', fault: 'down' }, async () => {
      owner.cookie = cookieIn(await sendOwn(page, owner, { slot }, before))
      expect(await show(owner)).toContain(texts.change.received)
      const other = visitor()
      await send(await open(centers.narrow, other), other, { slot })
      expect(await takenOf(other)).toHaveLength(1)
    })
    await live.timePasses()
    await settled(owner, texts.change.taken)
    const text = await show(owner)
    expect(text).toContain(texts.states.booked)
    expect(text).not.toContain(texts.refused.taken.text)
  })

  test('the one that was canceled is shown, whatever another tab has opened since', async () => {
    const [first, second] = [await booked(), await booked()]
    const owner = await found(first.number, first.phone)
    const page = `${SHOW_PAGE}?cancel=1`
    const before = await get(page, owner)
    const { cookie } = await found(second.number, second.phone)
    const typed = { sealed: sealedIn(before.text) }
    owner.cookie = cookieIn(await sendOwn(page, { ...owner, cookie }, typed, before))
    await settled(owner, texts.states.canceled)
    expect(await show(owner)).toContain(first.number)
  })

  test('who uses the device next can be kept from it', async () => {
    const { number, phone } = await booked()
    const owner = await found(number, phone)
    const shown = await get(SHOW_PAGE, owner)
    const forms = shown.text.match(/<form\b.*?<\/form>/gs) ?? []
    const text = forms.find((form) => form.includes(texts.forget.button)) ?? ''
    const left = await sendOwn(SHOW_PAGE, owner, { lang: 'ng' }, { ...shown, text })
    expect([left.status, left.headers.location]).toEqual([303, '/ng/repair-appointment/'])
    expect(cookieIn(left)).toBe('appointment=')
  })
})
