import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@carelane/countries'
import { sentencesOf } from '@carelane/countries/sentences'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { DEMO_CONTENT } from '../../src/seed/demo-content'

const KINDS = ['faqs', 'news', 'policies', 'landing-pages', 'legal-pages']

const DOCUMENTS = KINDS.flatMap((kind) =>
  readdirSync(join(DEMO_CONTENT, kind)).map((name) => ({ kind, name: join(kind, name) })),
)

const fileOf = (document: string, locale: Locale) =>
  ['md', 'yaml']
    .map((ending) => join(DEMO_CONTENT, document, `${locale}.${ending}`))
    .find((each) => existsSync(each))

function shortAnswerOf(document: string, locale: Locale): string | undefined {
  const file = fileOf(document, locale)
  const source = file ? readFileSync(file, 'utf8') : ''
  const yaml = file?.endsWith('.md') ? source.split(/^---$/m)[1] : source
  return (parse(yaml ?? '') as { shortAnswer?: string } | null)?.shortAnswer
}

test.each(KINDS)('all of %s have a short answer in each language that they are in', (kind) => {
  const own = DOCUMENTS.filter((document) => document.kind === kind)
  expect(own.length).toBeGreaterThan(3)
  const missing = own.flatMap(({ name }) =>
    LOCALES.filter((locale) => fileOf(name, locale) && !shortAnswerOf(name, locale)).map(
      (locale) => `${name} ${locale}`,
    ),
  )
  expect(missing).toEqual([])
})

describe('a short answer', () => {
  const written = DOCUMENTS.flatMap(({ name }) =>
    LOCALES.map((locale) => ({ name, locale, text: shortAnswerOf(name, locale) ?? '' })),
  ).filter(({ text }) => text !== '')

  test('has at most 400 characters on one line', () => {
    expect(written.filter(({ text }) => text.length > 400 || text.includes('\n'))).toEqual([])
  })

  test('has one to three sentences', () => {
    const countOf = ({ text, locale }: (typeof written)[number]) => sentencesOf(text, locale).length
    expect(written.filter((each) => countOf(each) < 1 || countOf(each) > 3)).toEqual([])
  })
})
