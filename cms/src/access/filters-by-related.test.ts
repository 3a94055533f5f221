import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { filtersByRelated, sortsByRelated } from './filters-by-related'

const FIELDS = [
  { name: 'title', type: 'text' },
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'related', type: 'relationship', relationTo: 'news', hasMany: true },
  { name: 'brand', type: 'relationship', relationTo: 'brands' },
  { name: 'countries', type: 'relationship', relationTo: 'countries', hasMany: true },
  { name: 'user', type: 'relationship', relationTo: ['users', 'news'] },
  { name: 'brandName', type: 'text', virtual: 'brand.name' },
  { name: 'coverAlt', type: 'text', virtual: 'cover.alt' },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [
      {
        slug: 'hero',
        flattenedFields: [
          { name: 'title', type: 'text' },
          { name: 'picture', type: 'upload', relationTo: 'media' },
        ],
      },
    ],
  },
  {
    name: 'seo',
    type: 'group',
    flattenedFields: [
      { name: 'title', type: 'text' },
      { name: 'picture', type: 'upload', relationTo: 'media' },
    ],
  },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'name', type: 'text' }] },
] as unknown as FlattenedField[]

const OTHERS: Record<string, FlattenedField[]> = {
  brands: [{ name: 'name', type: 'text' }] as FlattenedField[],
  countries: [
    { name: 'name', type: 'text' },
    { name: 'flag', type: 'upload', relationTo: 'media' },
  ] as FlattenedField[],
}
const fieldsOf = (slug: string) => OTHERS[slug]

const FOREIGN_PATHS = [
  'cover.alt',
  'related.title',
  'related__title',
  'related.countries.shortName',
  'related._status',
  'version.related.title',
  'countries.flag.alt',
  'parent.title',
  'user.email',
  'user.value.email',
  'seo.picture.alt',
  'sections.hero.picture.alt',
  'sections.unknown.title',
  'coverAlt',
]

const OWN_PATHS = [
  'title',
  'cover',
  'cover.id',
  'countries.id',
  'version.updatedAt',
  'brand.name',
  'brandName',
  'countries.name',
  'seo.title',
  'rows.name',
  'sections.hero.title',
  'user.value',
  'user.relationTo',
  'nothing',
]

describe('conditions', () => {
  test.each([
    ...FOREIGN_PATHS.map((path) => ({ [path]: { like: 'a' } })),
    ...FOREIGN_PATHS.map((path) => ({ or: [{ id: { equals: 1 } }, { AND: [{ [path]: { like: 'a' } }] }] })),
    ...FOREIGN_PATHS.map((path) => [{ 0: { [path]: { equals: 'a' } } }]),
    { related: { contains: { title: { like: 'a' } } } },
    { or: [{ id: { equals: 1 } }, { and: [{ related: { contains: { title: { like: 'a' } } } }] }] },
    { related: { equals: 1, contains: [{ title: { like: 'a' } }] } },
  ])('%j asks of what others say', (where) => {
    expect(filtersByRelated(FIELDS, where, fieldsOf)).toBe(true)
  })

  test.each([
    undefined,
    null,
    {},
    { title: { contains: 'a' } },
    { and: [{ countries: { in: [1, 2] } }] },
    ...OWN_PATHS.map((path) => ({ and: [{ [path]: { like: 'a' } }] })),
  ])('%j may be asked', (where) => {
    expect(filtersByRelated(FIELDS, where, fieldsOf)).toBe(false)
  })
})

describe('orders', () => {
  test.each([
    ...FOREIGN_PATHS,
    ...FOREIGN_PATHS.map((path) => `-${path}`),
    'title,cover.alt',
    ['title', '-version.cover.alt'],
  ])('%j is one of what others say', (sort) => {
    expect(sortsByRelated(FIELDS, sort, fieldsOf)).toBe(true)
  })

  test.each([undefined, '', ...OWN_PATHS, '-updatedAt', ['-version.updatedAt', 'title']])(
    '%j may be asked for',
    (sort) => {
      expect(sortsByRelated(FIELDS, sort, fieldsOf)).toBe(false)
    },
  )
})
