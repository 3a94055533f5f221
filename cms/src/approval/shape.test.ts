import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { shapeOf } from './shape'

const blocks = [
  { slug: 'latest', flattenedFields: [] },
  { slug: 'links', flattenedFields: [] },
]
const fields = [
  { name: 'title', type: 'text' },
  { name: 'sections', type: 'blocks', blocks },
  { name: 'more', type: 'group', flattenedFields: [{ name: 'rows', type: 'array', flattenedFields: [] }] },
] as unknown as FlattenedField[]

const shape = (sections: unknown, rows: unknown = []) =>
  shapeOf(fields, { title: 'x', sections, more: { rows } })

test('a section without fields counts, whether it is added, taken out or replaced', () => {
  const latest = { blockType: 'latest' }
  const known = shape([latest])
  expect(shape([{ ...latest, id: 'other' }])).toBe(known)
  for (const other of [[], [latest, latest], [{ blockType: 'links' }], null])
    expect(shape(other)).not.toBe(known)
  expect(shape([latest], [{}])).not.toBe(known)
  expect(shape({ en: [latest], fr: [latest] })).not.toBe(shape({ en: [latest], fr: [] }))
})
