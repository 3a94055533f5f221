import { expect, test } from 'vitest'
import { findSiteSection } from './site-section'

test('a form names the country and the language in which it is answered', async () => {
  expect(await findSiteSection('sa')).toEqual({
    lang: 'sa',
    country: 'sa',
    locale: 'ar',
    region: { tag: 'ar-SA', timeZone: 'Asia/Riyadh' },
  })
  expect(await findSiteSection('sa_en')).toMatchObject({
    country: 'sa',
    locale: 'en',
    region: { tag: 'en-SA' },
  })
})

test.each(['', 'xx', 'ng/../sa', '<script>', 'sa_'])('%j names no place', async (lang) => {
  expect(await findSiteSection(lang)).toBeNull()
})
