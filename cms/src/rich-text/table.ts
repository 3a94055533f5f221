import type { RichText } from '@carelane/main-api'
import { tableRows } from '../fields/rich-text/table'
import type { LexicalNode } from './lexical-node'

export function toTable({ caption, headerRow, rows }: LexicalNode['fields']): RichText {
  const read = tableRows.safeParse(rows)
  if (!read.success || read.data.every((row) => row.every((cell) => cell === ''))) return []
  const title = typeof caption === 'string' ? caption : ''
  return [{ type: 'table', caption: title, headerRow: headerRow === true, rows: read.data }]
}
