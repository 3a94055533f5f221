import type { FlattenedField } from 'payload'
import type { Path, Values } from '../bundle'
import { blockNamed, innerFields, isTranslated } from '../fields'
import { TextProblem } from './directives'
import { checkMarkdown } from './markdown'

interface MarkdownProblem {
  path: Path
  line: number
  message: string
}

export function markdownProblems(
  fields: FlattenedField[],
  shared: Values,
  text: Values,
  at: Path = [],
): MarkdownProblem[] {
  return fields.filter(isTranslated).flatMap((field): MarkdownProblem[] => {
    const value = text[field.name]
    const path = [...at, field.name]
    if (field.type === 'richText') return typeof value === 'string' ? problemsIn(field, value, path) : []
    if (field.type === 'group') {
      return markdownProblems(innerFields(field), asValues(shared[field.name]), asValues(value), path)
    }
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return []
    const rows = shared[field.name]
    return value.flatMap((row: unknown, index) => {
      const own = asValues(Array.isArray(rows) ? rows[index] : undefined)
      const block = field.type === 'blocks' ? blockNamed(field, own.blockType) : undefined
      const inner = innerFields(field.type === 'blocks' ? (block ?? { fields: [] }) : field)
      return markdownProblems(inner, own, asValues(row), [...path, index])
    })
  })
}

function problemsIn(field: FlattenedField, markdown: string, path: Path): MarkdownProblem[] {
  try {
    checkMarkdown(field, markdown)
    return []
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error
    return [{ path, line: error.line, message: error.message }]
  }
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
}
