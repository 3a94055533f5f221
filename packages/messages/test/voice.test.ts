import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TABLES } from '../src/tables.generated'
import { textsOf } from './texts'

const voice = readFileSync(new URL('../../../docs/voice.md', import.meta.url), 'utf8')
const english = new Map(textsOf(TABLES.en).map(({ key, text }) => [key, text]))
const quoted = Array.from(voice.matchAll(/“([^”]+)” \(`([\w.]+)`\)/g), ([, text, key = '']) => ({
  key,
  text,
}))

describe('docs/voice.md', () => {
  test('quotes texts as they are', () => {
    expect(quoted.length).toBeGreaterThan(10)
    for (const { key, text } of quoted) expect(english.get(key), key).toBe(text)
  })

  test('is one page', () => {
    expect(voice.split('\n').length).toBeLessThan(60)
  })
})

test('what was entered is mentioned only where it is out of sight', () => {
  const mentions = [...english].filter(([, text]) => /you entered (?:is|stays)/.test(text))
  expect(mentions.map(([key]) => key).toSorted()).toEqual([
    'appeal.signedOut',
    'errors.tooLargeText',
    'purchase.gone.otherStore',
    'purchase.order.signedOut',
    'rating.over',
  ])
})

test('no name of our systems meets an owner but those that the specification has', () => {
  const named = [...english].filter(([, text]) =>
    /material group|\baudit|\bAICC\b|\bERP\b|timestamp/i.test(text),
  )
  expect(named.map(([key]) => key)).toEqual(['assistant.aicc'])
})

test('English contracts as people speak', () => {
  const stiff =
    /\b(?:cannot|could not|did not|does not|do not|is not|are not|was not|has not|have not|will not)\b/i
  const long = [...english].filter(([, text]) => stiff.test(text)).map(([key]) => key)
  expect(long.filter((key) => !key.startsWith('safety.') && !DICTATED.includes(key))).toEqual([])
})

/** The specification quotes them, or the word carries the sentence. */
const DICTATED: readonly string[] = [
  'appeal.problems.idNumber',
  'appeal.problems.idPhoto',
  'appeal.problems.invoiceNumber',
  'appeal.problems.invoicePhoto',
  'appeal.problems.imei1Photo',
  'errors.notFound',
  'fakes.never.note',
  'fakes.notOurs.link',
  'fakes.unknown.accountName',
  'fakes.verdict.notOurs',
  'genuine.notOriginal',
  'orders.cover.screen.four',
  'orders.cover.warranty.two',
  'orders.cover.excluded',
  'purchase.device.notFound',
  'rating.refused.tooLate',
  'survey.leave',
  'tv.verdict.notFound',
  'warranty.verdict.notFound',
]
