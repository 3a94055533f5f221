import type { FlattenedField } from 'payload'
import type { FieldChange } from './journal-list'
import type { Stored } from './stored-state'

export interface Difference {
  path: string
  language: string | null
  field: FlattenedField
  from: unknown
  to: unknown
}

const OWN = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'blockName'])

/** Of documents in all languages: the innermost fields that differ. */
export function differences(
  fields: readonly FlattenedField[],
  from: Stored,
  to: Stored,
  place: { path: string; language: string | null } = { path: '', language: null },
): Difference[] {
  return fields.flatMap((field) => {
    if (OWN.has(field.name) || ('virtual' in field && field.virtual)) return []
    const path = `${place.path}${field.name}`
    const [before, after] = [from[field.name], to[field.name]]
    if (place.language !== null || !('localized' in field && field.localized))
      return ofField(field, before, after, { path, language: place.language })
    const [old, changed] = [recordOf(before), recordOf(after)]
    const languages = new Set([...Object.keys(old), ...Object.keys(changed)])
    return [...languages].flatMap((language) =>
      ofField(field, old[language], changed[language], { path, language }),
    )
  })
}

function ofField(field: FlattenedField, from: unknown, to: unknown, place: FieldPlace): Difference[] {
  if (isSame(from, to)) return []
  const inside = { path: `${place.path}.`, language: place.language }
  if (field.type === 'group' || field.type === 'tab')
    return differences(field.flattenedFields, recordOf(from), recordOf(to), inside)
  if (field.type === 'array' || field.type === 'blocks') {
    const [old, changed] = [rowsOf(from), rowsOf(to)]
    return Array.from({ length: Math.max(old.length, changed.length) }).flatMap((_, at) => {
      const [one, other] = [recordOf(old[at]), recordOf(changed[at])]
      const row = { path: `${place.path}.${at + 1}.`, language: place.language }
      return differences(fieldsOfRow(field, other.blockType ?? one.blockType), one, other, row)
    })
  }
  return [{ ...place, field, from, to }]
}

interface FieldPlace {
  path: string
  language: string | null
}

function fieldsOfRow(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  blockType: unknown,
): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
}

/** Empty values are alike, unticked boxes too; the keys of stored rich text have no order. */
function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  if (
    value === false ||
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
    return ''
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function recordOf(value: unknown): Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {}
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

const LONGEST = 300
const LEAD = 40

/** PostgreSQL refuses it. */
const HALF_A_SIGN = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g

/** Long texts as an excerpt from shortly before the first letter that differs. */
export function excerpts(
  from: string | null,
  to: string | null,
): Pick<FieldChange, 'from' | 'to' | 'lengths'> {
  const [old, changed] = [from ?? '', to ?? '']
  if (old.length <= LONGEST && changed.length <= LONGEST) return { from, to }
  let same = 0
  while (same < old.length && old[same] === changed[same]) same += 1
  const start = from === null || to === null ? 0 : Math.max(0, same - LEAD)
  const cut = (text: string | null) => {
    if (text === null) return null
    const part = text.slice(start, start + LONGEST).replace(HALF_A_SIGN, '')
    return `${start > 0 ? '…' : ''}${part}${text.length > start + LONGEST ? '…' : ''}`
  }
  return { from: cut(from), to: cut(to), lengths: [old.length, changed.length] }
}
