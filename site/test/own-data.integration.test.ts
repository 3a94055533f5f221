import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import { useAppointments } from './support/appointments'
import { signInTo } from './support/provider'
import { post, visit, type Browser } from './support/visitor'

const PAGE = '/ng/your-data/mine/'
const COPY = '/api/your-data/?lang=ng'
const ERASE = '/api/your-data/erase/'

const { account, yourdata: texts, appointment } = getMessages('en')

const { live, booked, show } = useAppointments()

async function signedIn(phone: string): Promise<Browser> {
  const person: Browser = { from: live.newcomer(), cookies: new Map() }
  await signInTo(live, PAGE, person, { phone: `+234-${phone.slice(1)}` })
  return person
}

test('who is signed in sees what was handed in by the own phone, gets a copy, and has it erased; others keep theirs', async () => {
  const [one, other] = [await booked(), await booked()]
  const person = await signedIn(one.phone)
  const { text, headers } = await visit(live, PAGE, person)
  expect(headers['cache-control']).toMatch(/no-store/)
  expect(text).toContain(texts.kinds.appointment)
  expect(text).not.toContain(texts.none)

  const copy = await visit(live, COPY, person)
  expect(copy.headers['content-disposition']).toBe('attachment; filename="your-data.json"')
  expect(copy.headers['cache-control']).toBe('no-store')
  const kept = JSON.parse(copy.text) as { kind: string; content: { phone: string } }[]
  expect(kept.map(({ kind, content }) => [kind, content.phone])).toEqual([
    ['appointment', `+234-${one.phone.slice(1)}`],
  ])

  const unsure = await post(live, ERASE, { lang: 'ng' }, person)
  expect([unsure.status, unsure.headers.location]).toEqual([303, `${PAGE}?unsure=1#sure`])
  expect((await visit(live, `${PAGE}?unsure=1`, person)).text).toContain(texts.erase.unsure)

  for (const _ of [1, 2]) {
    const erased = await post(live, ERASE, { lang: 'ng', sure: 'on' }, person)
    expect([erased.status, erased.headers.location]).toEqual([303, PAGE])
  }
  expect((await visit(live, PAGE, person)).text).toContain(texts.none)
  expect(JSON.parse((await visit(live, COPY, person)).text)).toEqual([])
  expect(await show(other)).toContain(appointment.states.booked)
  expect((await visit(live, PAGE, await signedIn(other.phone))).text).toContain(texts.kinds.appointment)
}, 90_000)

test('says how many entries were deleted, for a moment', async () => {
  const person = await signedIn((await booked()).phone)
  await post(live, ERASE, { lang: 'ng', sure: 'on' }, person)
  expect((await visit(live, PAGE, person)).text).toContain('Deleted: 1 entry')
}, 60_000)

test('strangers, forms and pages of other sites, and sections that are none get nothing', async () => {
  const one = await booked()
  const stranger: Browser = { from: live.newcomer(), cookies: new Map() }
  expect((await visit(live, PAGE, stranger)).text).toContain(account.signIn.title)
  const refused = await visit(live, COPY, stranger)
  expect([refused.status, refused.headers.location]).toEqual([303, PAGE])
  expect((await post(live, ERASE, { lang: 'ng', sure: 'on' }, stranger)).headers.location).toBe(PAGE)

  const person = await signedIn(one.phone)
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await visit(live, COPY, person, foreign)).status).toBe(303)
  expect((await post(live, ERASE, { lang: 'ng', sure: 'on' }, person, foreign)).status).toBe(403)
  for (const lang of ['', 'xx', '__proto__', '../ng'])
    expect((await post(live, ERASE, { lang, sure: 'on' }, person)).status).toBe(404)
  expect((await visit(live, PAGE, person)).text).toContain(texts.kinds.appointment)
}, 60_000)

test('how long an answer takes and by which law is said in the country’s section', async () => {
  const by = async (lang: string) => (await live.site.get(`/${lang}/your-data/`)).text
  expect(await by('ng')).toContain('Nigeria Data Protection Act, 2023')
  expect(await by('br')).toContain('em 15 dias')
  expect(await by('ke')).toContain('within 30 days')
  expect(await by('ke')).not.toContain('The law:')
})
