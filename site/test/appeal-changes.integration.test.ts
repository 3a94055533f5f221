import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { MINE, NEW, PNG, seen, SHOW, type Visitor, useAppeals } from './support/appeals'
import type { Answer } from './support/built-site'

const { appeal: texts } = getMessages('en')

const { visitor, open, send, submit, signIn, signInAgain, show, takenOf, settled, appealed, live } =
  useAppeals()

describe('a change', () => {
  const CHANGE = `${SHOW}?change=1`
  const change = (person: Visitor, typed: Record<string, string>, files = {}, before?: Answer) =>
    send(CHANGE, person, { location: '1.5, 2.5', ...typed }, { files, ...(before && { before }) })

  test('takes the place of what was handed in; photos stay but for those that are chosen anew', async () => {
    const person = await appealed()
    const [first] = await takenOf(person)
    const form = await open(CHANGE, person)
    expect(form.text).toContain('value="A &lt;00000000&gt;"')
    expect(form.text).toContain('value="6.524379, 3.379206"')
    expect(form.text).toContain(texts.photoKept)
    const sent = await change(person, { idNumber: 'B 2' }, { invoicePhoto: PNG }, form)
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
    await settled(person, texts.change.done)
    expect(await show(person)).toContain('B 2')
    const [changed, ...others] = await takenOf(person, 'appeal-update')
    expect(others).toEqual([])
    expect(changed?.content).toMatchObject({
      serviceNumber: person.number,
      idNumber: 'B 2',
      latitude: '1.500000',
      idPhoto: first?.content.idPhoto,
      imei1Photo: first?.content.imei1Photo,
    })
    expect(changed?.content.invoicePhoto).not.toBe(first?.content.invoicePhoto)
  })

  test('of two tabs: the first is taken, and the second is told', async () => {
    const person = await appealed()
    const forms = [await open(CHANGE, person), await open(CHANGE, person)]
    expect((await change(person, { idNumber: 'one' }, {}, forms[0])).status).toBe(303)
    const second = await change(person, { idNumber: 'two' }, {}, forms[1])
    expect(second.status).toBe(200)
    expect(second.text).toContain(texts.changedElsewhere)
    expect(second.text).toContain('value="two"')
    await settled(person, texts.change.done)
    expect(await takenOf(person, 'appeal-update')).toHaveLength(1)
    expect((await change(person, { idNumber: 'three' })).status).toBe(303)
    await settled(person, 'three')
  })

  test('that comes after the audit is refused, and says so', async () => {
    const person = await appealed()
    const form = await open(CHANGE, person)
    await live.sandbox.withTimeGone(14 * 86_400, async () => {
      await change(person, { idNumber: 'late' }, {}, form)
      await settled(person, texts.change.failed)
      const text = await show(person)
      expect(text).toContain(texts.change.audited)
      expect(text).toContain(texts.states.rejected)
    })
  })
})

describe('a form whose time is over', () => {
  test('without sign-in comes back whole, and is taken after signing in in another tab', async () => {
    const person = await signIn(visitor())
    const form = await open(NEW, person)
    person.cookies.delete('account')
    const before = await send(
      NEW,
      person,
      { location: '6.5, 3.4', idNumber: 'A1', invoiceNumber: 'I1', imei1: '490154203237518', flight: 'no' },
      { before: form, files: { idPhoto: PNG, invoicePhoto: PNG, imei1Photo: PNG } },
    )
    expect(before.status).toBe(200)
    expect(seen(before)).toContain(texts.signedOut)
    expect(seen(before)).toMatch(new RegExp(`href="${MINE}" target="_blank"`))
    expect(seen(before)).toContain('value="A1"')
    await signInAgain(person, MINE)
    const sent = await submit(person, { idNumber: 'A1' }, { before, files: {} })
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
    await settled(person, texts.states.submitted)
    expect(await takenOf(person)).toHaveLength(1)
  })

  test('of a change comes back as well', async () => {
    const person = await appealed()
    const page = `${SHOW}?change=1`
    const form = await open(page, person)
    person.cookies.delete('account')
    const before = await send(page, person, { location: '1.5, 2.5', idNumber: 'B2' }, { before: form })
    expect(seen(before)).toContain(texts.signedOut)
    expect(seen(before)).toContain('value="B2"')
    await signInAgain(person, MINE)
    expect((await send(page, person, { location: '1.5, 2.5' }, { before })).status).toBe(303)
    await settled(person, 'B2')
  })

  test('of another phone is not taken for it', async () => {
    const person = await signIn(visitor())
    const form = await open(NEW, person)
    const other = await signIn(visitor())
    person.cookies.set('account', other.cookies.get('account') ?? '')
    const files = { idPhoto: PNG, invoicePhoto: PNG, imei1Photo: PNG }
    const typed = { location: '6.5, 3.4', idNumber: 'A1', invoiceNumber: 'I1', flight: 'no' }
    const sent = await send(NEW, person, { ...typed, imei1: '490154203237518' }, { before: form, files })
    expect(seen(sent)).toContain(texts.signedOut)
    expect([...(await takenOf(person)), ...(await takenOf(other))]).toEqual([])
  })

  test('that was open for too long comes again as a new one, with all that was typed', async () => {
    const { text } = await submit(await signIn(visitor()), { sealed: 'ey.over' })
    expect(text).toContain(texts.over)
    expect(text).toContain('value="A &lt;00000000&gt;"')
    expect(text).toMatch(/name="sealed" value="ey[^"]{50,}"/)
  })
})
