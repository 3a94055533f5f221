import { expect, test } from 'vitest'
import { writeAtom } from './atom'

const FEED = {
  origin: 'https://care.example',
  pagePath: '/ng/recalls/',
  path: '/ng/recalls.xml',
  title: 'Recalls',
  author: 'Carelane',
  language: 'en-NG',
}
const entry = (id: number, updatedAt: string) => ({
  path: `/ng/recalls/#recall-${id}`,
  title: 'Batteries & “heat” <hot>',
  text: 'It drains.',
  language: 'en',
  publishedAt: '2026-09-01T00:00:00.000Z',
  updatedAt,
})

test('a feed of recalls says when the newest was changed, and escapes what editors write', () => {
  const xml = writeAtom({
    ...FEED,
    entries: [entry(1, '2026-09-02T00:00:00.000Z'), entry(2, '2026-10-02T00:00:00.000Z')],
  })
  expect(xml).toMatch(/<updated>2026-10-02T00:00:00\.000Z<\/updated>\n<author>/)
  expect(xml).toContain('<title>Batteries &#38; “heat” &#60;hot&#62;</title>')
  expect(xml.match(/<entry /g)).toHaveLength(2)
  expect(xml).toContain('<id>https://care.example/ng/recalls/#recall-2</id>')
})

test('a feed without recalls is still a feed', () => {
  expect(writeAtom({ ...FEED, entries: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
