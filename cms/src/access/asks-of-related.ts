import type { FlattenedField } from 'payload'
import { z } from 'zod'

const record = z.record(z.string(), z.unknown())

/**
 * Whether a query has a condition on documents that the asked ones name, written inside `contains`: Payload does
 * not hold those to what the person may read, so that their content could be guessed from the answers.
 */
export function asksOfRelated(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(asksOfRelated)
  const read = record.safeParse(where)
  if (!read.success) return false
  return Object.entries(read.data).some(
    ([key, value]) =>
      (key === 'contains' && typeof value === 'object' && value !== null) || asksOfRelated(value),
  )
}

const sorting = z.union([z.string().transform((text) => text.split(',')), z.array(z.string())])

/** What documents name and all staff may read. */
const OPEN: readonly unknown[] = ['countries', 'brands']

/** Whether answers shall be in the order of what named documents say, which is held to nothing either. */
export function sortsByRelated(fields: readonly FlattenedField[], sort: unknown): boolean {
  const paths = sorting.safeParse(sort).data ?? []
  return paths.some((path) => {
    const [first, ...rest] = path.replace(/^-?(?:version\.)?/, '').split('.')
    const field = fields.find(({ name }) => name === first)
    return rest.length > 0 && !isOpen(field)
  })
}

function isOpen(field: FlattenedField | undefined): boolean {
  return field?.type === 'group' || (field?.type === 'relationship' && OPEN.includes(field.relationTo))
}
