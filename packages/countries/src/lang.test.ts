import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from './codes'
import { hreflang, htmlLang, regionTag } from './html-lang'
import { formatLang, parseLang } from './lang'
import { directionOf, type Locale } from './locales'
import { languagesOf, wordingOf } from './table'
import { languageOf, VARIANTS } from './variants'

const script = { ok: false, reason: 'script' }
const length = { ok: false, reason: 'length' }
const country = { ok: false, reason: 'unknown-country' }
const language = { ok: false, reason: 'unknown-language' }
const uppercase = (lowercase: string) => ({ ok: false, reason: 'uppercase', lowercase })
const accepted = (code: string, locale: string, lang: string, canonical: boolean) => ({
  ok: true,
  country: code,
  locale,
  lang,
  canonical,
})

describe('parseLang', () => {
  test.each([
    // [2.2#4]
    ['ng', accepted('ng', 'en', 'ng', true)],
    ['global', accepted('global', 'en', 'global', true)],
    ['sa', accepted('sa', 'ar', 'sa', true)],
    ['sa_en', accepted('sa', 'en', 'sa_en', true)],
    ['bd', accepted('bd', 'bn', 'bd', true)],
    ['bd_en', accepted('bd', 'en', 'bd_en', true)],
    // Also language codes.
    ['ar', accepted('ar', 'es', 'ar', true)],
    ['my', accepted('my', 'en', 'my', true)],
    ['ng_en', accepted('ng', 'en', 'ng', false)],
    ['sa_ar', accepted('sa', 'ar', 'sa', false)],
    // [2.2#7]
    ['ng_xx', language],
    ['ng_de', language],
    ['ng_', length],
    ['sa_eng', language],
    ['sa___', language],
    ['ng_fr', { ok: false, reason: 'language-not-offered', country: 'ng' }],
    // [2.2#6]
    ['en', country],
    ['xx', country],
    ['zz_en', country],
    ['sa-en', country],
    ['ng en', country],
    ['_global', length],
    ['_glob_', country],
    ['__', country],
    ['ñg', country],
    ['ｎｇ', country],
    ['😀', country],
    ['..', country],
    ['n\u0000', country],
    // [2.2#9], [5#4]
    ['', length],
    ['n', length],
    ['nga', length],
    ['ngen', length],
    ['nigeria', length],
    ['global_en', length],
    ['constructor', length],
    ['__proto__', length],
    ['a'.repeat(100_000), length],
    // [2.2#10], [5#5]
    ['NG', uppercase('ng')],
    ['Sa_EN', uppercase('sa_en')],
    ['GLOBAL', uppercase('global')],
    ['XX', uppercase('xx')],
    // [2.2#8], [5#3]: checked first
    ['<script>alert(1)</script>', script],
    ['ng<SCRIPT src=//x>', script],
    ['</script', script],
    ['%3Cscript%3E', script],
    ['%253cscript%253e', script],
    ['%3C%73%63%72%69%70%74', script],
    ['%E0%A4%A<script', script],
    ['script', country],
    ['%3cimg', country],
  ])('reads %j', (segment, expected) => {
    expect(parseLang(segment)).toEqual(expected)
  })

  test('follows the languages that the editors gave a country', () => {
    const edited = (): [Locale, Locale] => ['fr', 'en']
    expect(parseLang('ng', edited)).toEqual(accepted('ng', 'fr', 'ng', true))
    expect(parseLang('ng_en', edited)).toEqual(accepted('ng', 'en', 'ng_en', true))
    expect(parseLang('ng_fr', edited)).toEqual(accepted('ng', 'fr', 'ng', false))
  })
})

describe('each country and language', () => {
  const pairs = COUNTRY_CODES.flatMap((code) => languagesOf(code).map((locale) => [code, locale] as const))

  test.each(pairs)('%s in %s is written and read alike', (code, locale) => {
    const lang = formatLang(code, locale)
    expect(parseLang(lang)).toEqual(accepted(code, locale, lang, true))
  })

  test('has an hreflang of its own', () => {
    expect(pairs).toHaveLength(69)
    expect(new Set(pairs.map(([code, locale]) => hreflang(code, locale))).size).toBe(69)
  })

  test('is named as BCP 47 wants it', () => {
    for (const [code, locale] of pairs) {
      expect(Intl.getCanonicalLocales(htmlLang(code, locale))).toEqual([htmlLang(code, locale)])
    }
    expect(htmlLang('global', 'en')).toBe('en')
    expect(hreflang('global', 'en')).toBe('x-default')
    expect([hreflang('ng', 'en'), hreflang('sa', 'ar'), hreflang('sa', 'en')]).toEqual([
      'en-NG',
      'ar-SA',
      'en-SA',
    ])
  })

  test('is read in the variant of its country, under the address and hreflang of the language', () => {
    expect(wordingOf('ao', 'pt')).toBe('pt-PT')
    expect(wordingOf('br', 'pt')).toBe('pt')
    expect(wordingOf('ao', 'en')).toBe('en')
    expect([htmlLang('mz', 'pt'), regionTag('mz', 'pt'), hreflang('mz', 'pt')]).toEqual([
      'pt-PT',
      'pt-MZ',
      'pt-MZ',
    ])
    expect([htmlLang('br', 'pt'), htmlLang('es', 'es'), htmlLang('mx', 'es')]).toEqual([
      'pt-BR',
      'es-ES',
      'es-MX',
    ])
    for (const variant of VARIANTS)
      expect(
        pairs.some(([code, locale]) => wordingOf(code, locale) === variant && languageOf(variant) === locale),
      ).toBe(true)
  })

  test('runs from right to left in Arabic alone', () => {
    for (const [, locale] of pairs) expect(directionOf(locale)).toBe(locale === 'ar' ? 'rtl' : 'ltr')
  })
})
