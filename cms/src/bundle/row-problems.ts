import type { FlattenedField } from 'payload'
import type { Path, Values } from './bundle'
import { blockNamed, innerFields, isTranslated } from './fields'
import { textSchema } from './schema'

interface RowProblem {
  path: Path
  message: string
}

export function rowProblems(
  fields: FlattenedField[],
  shared: Values,
  text: Values,
  mayLack: boolean,
  at: Path = [],
): RowProblem[] {
  return fields.filter(isTranslated).flatMap((field): RowProblem[] => {
    const value = text[field.name]
    const path = [...at, field.name]
    if (value === undefined || ('localized' in field && field.localized)) return []
    if (field.type === 'group') {
      return rowProblems(innerFields(field), asValues(shared[field.name]), asValues(value), mayLack, path)
    }
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return []
    const own = shared[field.name]
    const rows: unknown[] = Array.isArray(own) ? own : []
    if (rows.length !== value.length) {
      return [{ path, message: `meta.yaml has ${rows.length} rows, and here are ${value.length}.` }]
    }
    return value.flatMap((row: unknown, index): RowProblem[] => {
      if (row === null) return []
      const place = [...path, index]
      const mine = asValues(rows[index])
      if (field.type === 'array') return rowProblems(innerFields(field), mine, asValues(row), mayLack, place)
      const block = blockNamed(field, mine.blockType)
      if (!block) return []
      const { error } = textSchema(innerFields(block), mayLack).safeParse(row)
      const wrong = (error?.issues ?? []).map((issue) => ({
        path: [...place, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
        message: issue.message,
      }))
      return [...wrong, ...rowProblems(innerFields(block), mine, asValues(row), mayLack, place)]
    })
  })
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
}
