import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { asksOfRelated, sortsByRelated } from './asks-of-related'

test.each([
  { related: { contains: { title: { like: 'a' } } } },
  { or: [{ id: { equals: 1 } }, { and: [{ related: { contains: { title: { like: 'a' } } } }] }] },
  { related: { equals: 1, contains: [{ title: { like: 'a' } }] } },
])('sees %j', (where) => {
  expect(asksOfRelated(where)).toBe(true)
})

test.each([undefined, null, {}, { title: { contains: 'a' } }, { and: [{ countries: { in: [1, 2] } }] }])(
  'lets %j pass',
  (where) => {
    expect(asksOfRelated(where)).toBe(false)
  },
)

const FIELDS = [
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'brand', type: 'relationship', relationTo: 'brands' },
  { name: 'sections', type: 'blocks' },
  { name: 'seo', type: 'group' },
] as unknown as FlattenedField[]

test.each([
  'cover.alt',
  '-cover.alt',
  'title,cover.alt',
  ['title', '-version.cover.alt'],
  'cover.countries.name',
  'sections.hero.picture.alt',
])('sees that %j sorts by a named document', (sort) => {
  expect(sortsByRelated(FIELDS, sort)).toBe(true)
})

test.each([undefined, '', 'title', '-updatedAt', 'cover', 'brand.name', 'seo.title', ['-version.updatedAt']])(
  'lets %j sort',
  (sort) => {
    expect(sortsByRelated(FIELDS, sort)).toBe(false)
  },
)
