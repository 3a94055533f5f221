import type { RichText } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { inCountry } from './in-country'

const link = (href: string) => ({
  type: 'link' as const,
  href,
  children: [{ type: 'text' as const, text: 'x' }],
})
const paragraph = (href: string) => ({ type: 'paragraph' as const, children: [link(href)] })

test.each([
  ['/tips-detail/phone-gets-hot/', '/sa_en/tips-detail/phone-gets-hot/'],
  ['/tips/?category=tvs', '/sa_en/tips/?category=tvs'],
  ['/', '/sa_en/'],
  ['/ke/news/', '/ke/news/'],
  ['/global/', '/global/'],
  ['/media/card.webp?v=1', '/media/card.webp?v=1'],
  ['https://example.com/tips/', 'https://example.com/tips/'],
  ['tel:+80000000000', 'tel:+80000000000'],
])('%s becomes %s', (href, expected) => {
  expect(inCountry([paragraph(href)], 'sa_en')).toEqual([paragraph(expected)])
})

test('links in lists, steps, callouts and calls to action too, and nothing else changes', () => {
  const text = (href: string): RichText => [
    { type: 'heading', level: 2, children: [{ type: 'text', text: '/tips/' }] },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [], list: { type: 'list', ordered: true, items: [{ children: [link(href)] }] } }],
    },
    { type: 'steps', items: [{ title: 'One', body: [paragraph(href)] }] },
    { type: 'callout', tone: 'hint', body: [paragraph(href)] },
    { type: 'call-to-action', label: '/tips/', href },
  ]
  expect(inCountry(text('/news/'), 'ng')).toEqual(text('/ng/news/'))
})
