import type { FlattenedField } from 'payload'
import { z } from 'zod'

export type FieldsOf = (slug: string) => readonly FlattenedField[] | undefined

const record = z.record(z.string(), z.unknown())

/** Conditions such as `related.title` would let anybody guess letter by letter what they may not read. */
export function filtersByRelated(
  fields: readonly FlattenedField[],
  where: unknown,
  fieldsOf: FieldsOf,
): boolean {
  if (Array.isArray(where)) return where.some((each) => filtersByRelated(fields, each, fieldsOf))
  const read = record.safeParse(where)
  if (!read.success) return false
  return Object.entries(read.data).some(
    ([key, value]) =>
      (key === 'contains' && typeof value === 'object' && value !== null) ||
      leadsToRelated(fields, key, fieldsOf) ||
      filtersByRelated(fields, value, fieldsOf),
  )
}

const sorting = z.union([z.string().transform((text) => text.split(',')), z.array(z.string())])

export function sortsByRelated(
  fields: readonly FlattenedField[],
  sort: unknown,
  fieldsOf: FieldsOf,
): boolean {
  const paths = sorting.safeParse(sort).data ?? []
  return paths.some((path) => leadsToRelated(fields, path.trim().replace(/^-/, ''), fieldsOf))
}

const OPEN: readonly unknown[] = ['countries', 'brands']

/** Payload takes `__` for a point. */
function leadsToRelated(fields: readonly FlattenedField[], path: string, fieldsOf: FieldsOf): boolean {
  const steps = path.replaceAll('__', '.').split('.')
  return leavesDocument(fields, steps[0] === 'version' ? steps.slice(1) : steps, fieldsOf)
}

function leavesDocument(
  fields: readonly FlattenedField[],
  [first, ...rest]: readonly string[],
  fieldsOf: FieldsOf,
): boolean {
  if (rest.length === 0 && first !== undefined) {
    const { virtual } = (fields.find(({ name }) => name === first) ?? {}) as { virtual?: unknown }
    return typeof virtual === 'string' && leavesDocument(fields, virtual.split('.'), fieldsOf)
  }
  const field = fields.find(({ name }) => name === first)
  switch (field?.type) {
    case undefined:
    case 'join':
      return rest.length > 0
    case 'group':
    case 'tab':
    case 'array':
      return leavesDocument(field.flattenedFields, rest, fieldsOf)
    case 'blocks': {
      const block = field.blocks.find(({ slug }) => slug === rest[0])
      return !block || leavesDocument(block.flattenedFields, rest.slice(1), fieldsOf)
    }
    case 'relationship':
    case 'upload': {
      const { relationTo } = field
      const names = Array.isArray(relationTo) ? ['value', 'relationTo'] : ['id']
      if (rest.length === 1 && names.includes(String(rest[0]))) return false
      const related = typeof relationTo === 'string' && OPEN.includes(relationTo) && fieldsOf(relationTo)
      return !related || leavesDocument(related, rest, fieldsOf)
    }
    default:
      return false
  }
}
