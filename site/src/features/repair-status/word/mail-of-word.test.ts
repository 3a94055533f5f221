import { COUNTRY_CODES, countryOf, directionOf, LOCALES } from '@carelane/countries'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { mailOfWord, messageOfWord, noticeOfWord } from './mail-of-word'

const TOKEN = '7d3f0a52-6c1b-4e57-9a0e-2f8b1c4d5e71'
const HOTLINE = '+234 700 123 4567'

beforeAll(() => {
  const urls = { SITE_URL: 'https://care.example', INDIA_SITE_URL: 'https://in.example' }
  for (const [name, value] of Object.entries({
    ...urls,
    RUSSIA_SITE_URL: 'https://ru.example',
    CMS_URL: 'https://cms.example',
    PUBLICATION_SECRET: 'x'.repeat(32),
  }))
    vi.stubEnv(name, value)
})

const readerOf = (locale: (typeof LOCALES)[number]) => {
  const country = COUNTRY_CODES.find((code) => countryOf(code).languages.includes(locale)) ?? 'ng'
  return { country, locale, lang: country, hotline: HOTLINE }
}

describe.each(LOCALES)('in %s', (locale) => {
  const reader = readerOf(locale)

  test('no text has a digit but those of the link and of the number to call', () => {
    for (const kind of ['news', 'confirm'] as const) {
      const { subject, text } = mailOfWord(kind, reader, TOKEN)
      expect(subject).not.toMatch(/\p{Nd}/u)
      expect(text.replaceAll(/https?:\S+/g, '').replaceAll(HOTLINE, '')).not.toMatch(/\p{Nd}/u)
    }
    expect(messageOfWord(reader, TOKEN).replaceAll(/https?:\S+/g, '')).not.toMatch(/\p{Nd}/u)
    const { title, body } = noticeOfWord(reader, TOKEN)
    expect(title + body).not.toMatch(/\p{Nd}/u)
  })

  test('a mail leads to the repair and to its stop page, and to nothing else', () => {
    const { html, text, headers } = mailOfWord('news', reader, TOKEN)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => new URL(link ?? '').pathname)
    expect(links).toEqual([`/${reader.lang}/repair-status/show/`, `/${reader.lang}/repair-status/word/`])
    expect(text.match(/https:\S+/g)).toHaveLength(2)
    expect(html).toContain(`lang="${locale}" dir="${directionOf(locale)}"`)
    expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/[a-z.]+\/api\/repair-word\/stop\/\?of=[\w-]+>$/)
  })
})

test('a question to a mailbox says what for, and has one link', () => {
  const { text } = mailOfWord('confirm', { ...readerOf('en'), hotline: null }, TOKEN)
  expect(text.match(/https:\S+/g)).toHaveLength(1)
  expect(text).not.toContain('Call')
})
