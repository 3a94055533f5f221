import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dangerOf } from './danger-of'
import { DANGERS, type Danger } from './dangers'

const lists = z.object({
  hits: z.record(z.enum(DANGERS), z.array(z.string())),
  misses: z.array(z.string()),
})

const LISTS = new URL('../../../../test/assistant/dangers/', import.meta.url)

const listsOf = (locale: Locale) =>
  lists.parse(JSON.parse(readFileSync(new URL(`${locale}.json`, LISTS), 'utf8')))

const found = (text: string, locale: Locale): Danger[] => dangerOf(text, locale)?.dangers ?? []

describe.each(LOCALES)('in %s', (locale) => {
  const { hits, misses } = listsOf(locale)
  const told = DANGERS.flatMap((danger) => hits[danger].map((text) => ({ danger, text })))

  test('has at least twelve of either, and two of nearly every danger', () => {
    expect(Math.min(told.length, misses.length)).toBeGreaterThanOrEqual(12)
    for (const danger of DANGERS) expect(hits[danger].length, danger).toBeGreaterThan(0)
  })

  test.each(told)('$danger is meant: $text', ({ danger, text }) => {
    expect(found(text, locale)).toContain(danger)
  })

  test.each(misses)('nobody is in danger: %s', (text) => {
    expect(found(text, locale)).toEqual([])
  })
})

test('reads English and scripts of their own in every section, and says in which language it was', () => {
  expect(dangerOf('my phone is on fire', 'th')).toEqual({ dangers: ['fire'], locale: 'en' })
  expect(dangerOf('แบตบวม', 'en')).toEqual({ dangers: ['swelling'], locale: 'th' })
})

test('thinks of the person first, and then of the thing', () => {
  expect(found('the power bank exploded and burned my hand', 'en')).toEqual(['burn', 'fire'])
  expect(found('I want to kill myself, I will set my phone on fire', 'en')).toEqual(['selfHarm'])
})

test('corrects typos, but never from one word to its contrary', () => {
  expect(found('my battry is swolen', 'en')).toEqual(['swelling'])
  expect(found('phone is SMOKINGGGG help', 'en')).toEqual(['smoke'])
  expect(found('televizorum yanmıyor', 'tr')).toEqual([])
})

test.each(['phone '.repeat(83), 'แบต'.repeat(166), 'got my phone hand '.repeat(27), 'هاتف '.repeat(100)])(
  'takes no longer than a look-up over what somebody made to hold it up',
  (text) => {
    dangerOf('x', 'en')
    const began = performance.now()
    dangerOf(text.slice(0, 500), 'en')
    expect(performance.now() - began).toBeLessThan(2000)
  },
)
