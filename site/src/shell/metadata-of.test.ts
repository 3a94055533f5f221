import { expect, test } from 'vitest'
import { translatorOf } from '@/i18n/translator'
import { metadataOf } from './metadata-of'

const PAGE = {
  path: (lang: string) => `/${lang}/warranty-check/`,
  title: 'Warranty check',
  description: 'By IMEI.',
}
const ENTRY = { url: '/warranty-check/', seotitle: 'Is my phone covered?', metadesc: 'Find out in a minute.' }

const said = (entry: Partial<typeof ENTRY> | null, page: Partial<Parameters<typeof metadataOf>[0]> = {}) =>
  metadataOf(
    { ...PAGE, ...page },
    {
      lang: 'ng',
      seoList: entry ? [{ ...ENTRY, ...entry }] : [],
      region: { tag: 'en-NG', timeZone: 'Africa/Lagos' },
      countryInfo: { countryName: 'Nigeria' },
    },
    'Carelane',
    translatorOf('en-NG', 'common'),
  )

test('a page has the title and description that editors wrote for it [3#19]', () => {
  expect(said({})).toMatchObject({
    title: 'Is my phone covered? | Carelane Nigeria',
    description: 'Find out in a minute.',
    openGraph: { title: 'Is my phone covered?', description: 'Find out in a minute.' },
  })
})

test('without them, and for what they left empty, it has its own', () => {
  const own = { title: 'Warranty check | Carelane Nigeria', description: 'By IMEI.' }
  expect(said(null)).toMatchObject(own)
  expect(said({ seotitle: '', metadesc: '' })).toMatchObject(own)
  expect(said({ url: '/tv-warranty/' })).toMatchObject(own)
})

test('the name of the brand stands once in a title', () => {
  expect(said({ seotitle: 'Is my phone covered? | Carelane' }).title).toBe(
    'Is my phone covered? | Carelane Nigeria',
  )
  expect(said(null, { isWholeTitle: true }).title).toBe('Warranty check')
})

test('a page names its own address, and whether it wants to be found', () => {
  expect(said(null).alternates).toEqual({ canonical: '/ng/warranty-check/' })
  expect(said(null).robots).toBeUndefined()
  expect(said(null, { isHidden: true }).robots).toEqual({ index: false })
})
