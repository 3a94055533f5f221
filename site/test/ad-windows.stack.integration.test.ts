import { setTimeout as sleep } from 'node:timers/promises'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'

const AT_MOST_MS = 1000

let stack: Stack
let administrator: Administrator
let picture: number

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'] })
  administrator = await Administrator.logIn(stack)
  const { id } = await administrator.first('media')
  picture = id
}, 300_000)
afterAll(() => stack.stop())

function addBanner(title: string, times: object, countries: number[]) {
  const place = { slot: 'top', area: ['1', '2'], priority: 100, pictureNarrow: picture, active: true }
  return administrator.create('ads', { title, ...place, ...times, allCountries: false, countries })
}

async function countryOf(shortName: string): Promise<number> {
  return (await administrator.find('countries', 'shortName', shortName)).id
}

async function shows(page: string, title: string): Promise<boolean> {
  return (await (await fetch(stack.siteUrl + page)).text()).includes(title)
}

/** Ms after `at`, of the last request with the old answer and of the first new answer. */
async function delaysOf(page: string, title: string, expected: boolean, at: number) {
  let lastAsked = at
  for (;;) {
    const asked = Date.now()
    if ((await shows(page, title)) === expected) return { old: lastAsked - at, new: Date.now() - at }
    if (asked > at + 10_000) throw new Error(`${page} does not follow the clock.`)
    lastAsked = asked
    await sleep(20)
  }
}

/** Long enough ahead that the pages have been read without it. */
async function announceBanner(title: string, lasts: number | null, names: string[], pages: string[]) {
  const countries = await Promise.all(names.map(countryOf))
  for (let lead = 4000; lead < 60_000; lead *= 2) {
    const from = Date.now() + lead
    const to = lasts === null ? null : new Date(from + lasts).toISOString()
    const { id } = await addBanner(title, { from: new Date(from).toISOString(), to }, countries)
    await administrator.untilOnSite('ads', id)
    const early = await Promise.all(pages.map((page) => shows(page, title)))
    if (Date.now() < from) return { from, early }
    await administrator.remove('ads', id)
  }
  throw new Error('Publications take half a minute.')
}

test('a banner comes and goes within a second of its time, also from the page cache', async () => {
  const title = 'Comes and goes'
  const lasts = 6000
  const pages = ['/ng/', '/ke/news/']
  const { from, early } = await announceBanner(title, lasts, ['ng', 'ke'], pages)
  expect(early).toEqual([false, false])
  const opened = await Promise.all(pages.map((page) => delaysOf(page, title, true, from)))
  expect(await shows('/gh/', title)).toBe(false)
  const closed = await Promise.all(pages.map((page) => delaysOf(page, title, false, from + lasts)))
  for (const delay of [...opened, ...closed]) {
    expect(delay.new).toBeGreaterThanOrEqual(0)
    expect(delay.old).toBeLessThan(AT_MOST_MS)
  }
})

test('a page that nobody asked for meanwhile is right for the first who does, if it is made in a second', async () => {
  for (const country of ['tz', 'rw', 'zm']) {
    const title = `Began in a quiet hour in ${country}`
    const { from, early } = await announceBanner(title, null, [country], [`/${country}/`])
    expect(early).toEqual([false])
    await sleep(from + 300 - Date.now())
    const asked = Date.now()
    if (await shows(`/${country}/`, title)) return
    expect(Date.now() - asked).toBeGreaterThanOrEqual(AT_MOST_MS)
  }
  expect.unreachable('The machine is too busy to make a page in a second.')
})

test('a banner that is switched off goes at once, and on again comes back', async () => {
  const title = 'Switched off and on'
  const { id } = await addBanner(title, {}, [await countryOf('ug')])
  for (const active of [true, false, true]) {
    await administrator.change('ads', id, { active })
    expect((await delaysOf('/ug/', title, active, Date.now())).old).toBeLessThan(5000)
  }
})
