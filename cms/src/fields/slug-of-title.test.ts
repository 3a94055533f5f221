import type { FieldHook, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { slug } from './slug'
import { slugOfPublishedTitle, slugOfTitle } from './slug-of-title'

describe('a slug of a title', () => {
  test.each([
    ['How to clean your phone’s charging port', 'how-to-clean-your-phones-charging-port'],
    ['  5G: what is it?  ', '5g-what-is-it'],
    ['2026', 'article-2026'],
    ['Écran fêlé : que faire ?', 'ecran-fele-que-faire'],
    ['Điện thoại nóng lên', 'dien-thoai-nong-len'],
    ['Şarj yavaş, ısınıyor', 'sarj-yavas-isiniyor'],
    ['Как чистить разъём зарядки', 'kak-chistit-razem-zaryadki'],
    ['Їжак і щука', 'izhak-i-shchuka'],
  ])('%s → %s', (title, made) => {
    expect(slugOfTitle(title)).toBe(made)
    const filling = { req: { i18n: { language: 'en' } } as PayloadRequest }
    expect(slug(made, filling as unknown as Parameters<typeof slug>[1])).toBe(true)
  })

  test('ends with a whole word', () => {
    const made = slugOfTitle('word '.repeat(60))
    expect(made.length).toBeLessThanOrEqual(80)
    expect(made).toMatch(/word$/)
  })

  test.each(['كيف تنظف هاتفك', 'วิธีทำความสะอาด', '…', ''])(
    'is none of %s, whose letters no address has',
    (title) => {
      expect(slugOfTitle(title)).toBe('')
    },
  )
})

describe('an article that is published', () => {
  const hook = (value: unknown, data: object, originalDoc?: object) =>
    slugOfPublishedTitle({ value, data, originalDoc } as unknown as Parameters<FieldHook>[0])

  test('without a slug gets that of its title, and keeps its own', () => {
    expect(hook('', { title: 'A tip', _status: 'published' })).toBe('a-tip')
    expect(hook(null, { _status: 'published' }, { title: 'A tip' })).toBe('a-tip')
    expect(hook('own', { title: 'A tip', _status: 'published' })).toBe('own')
    expect(hook('', { title: 'هاتف', _status: 'published' })).toBe('')
  })

  test('gets none while it is a draft', () => {
    expect(hook('', { title: 'A ti', _status: 'draft' })).toBe('')
  })
})
