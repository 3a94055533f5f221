import { mapReferences } from '../bundle/rich-text/references'
import { TextProblem } from '../bundle/rich-text/directives'
import { markdownToState, stateToMarkdown } from '../bundle/rich-text/markdown'
import type { LexicalState } from '../bundle/rich-text/same-text'
import { isWrittenText, recordOf, type TextField } from './translated-texts'

/** What a translator reads and writes: rich texts as Markdown. */
export function writtenText(field: TextField, value: unknown): string {
  if (!isWrittenText(value)) return ''
  if (field.type !== 'richText') return String(value)
  return stateToMarkdown(field, mapReferences(field, value as LexicalState, nameOf))
}

/**
 * Null for an empty text.
 * @throws TextProblem
 */
export function storedText(field: TextField, text: string): unknown {
  if (text.trim() === '') return null
  if (field.type === 'text') return text.replaceAll(/\s*\n\s*/g, ' ').trim()
  if (field.type === 'textarea') return text
  return mapReferences(field, markdownToState(field, text), idOf)
}

function nameOf(_collection: string, value: unknown): string {
  return String(recordOf(value).id ?? value)
}

function idOf(_collection: string, name: unknown): number {
  const id = Number(name)
  if (!Number.isInteger(id) || id <= 0) throw new TextProblem(1, `“${String(name)}” is no id.`)
  return id
}
