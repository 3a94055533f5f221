import { CONTENT_KINDS, type ContentKind } from '@carelane/main-api'
import type { FlattenedField } from 'payload'
import { blockNamed } from '../bundle/fields'
import { isSameText } from '../bundle/rich-text/same-text'

/** Phrases in `intents` are written in each language by themselves; the other kinds have no texts. */
const NOT_TRANSLATED = ['brands', 'intents', 'redirects', 'site-settings'] as const

export type TranslatedKind = Exclude<ContentKind, (typeof NOT_TRANSLATED)[number]>

export const TRANSLATED_KINDS = CONTENT_KINDS.filter(
  (kind): kind is TranslatedKind => !NOT_TRANSLATED.some((each) => each === kind),
)

export function isTranslatedKind(slug: string): slug is TranslatedKind {
  return TRANSLATED_KINDS.some((kind) => kind === slug)
}

export type TextField = Extract<FlattenedField, { type: 'text' | 'textarea' | 'richText' }>

/** A field, or the row of a list. */
export type Step = { field: FlattenedField } | { label: unknown; number: number }

export interface TranslatedText {
  /** Rows by their ids, so that it stays the same when they move. */
  path: string
  /** As Payload names it in errors, with the places of rows. */
  place: string
  steps: Step[]
  field: TextField
  /** By language. */
  values: Record<string, unknown>
}

/** Of a document in all languages: its texts, in the order of its form. */
export function translatedTexts(fields: readonly FlattenedField[], document: unknown): TranslatedText[] {
  return textsWithin(fields, document, { path: '', place: '', steps: [] })
}

type Within = Pick<TranslatedText, 'path' | 'place' | 'steps'>

function textsWithin(fields: readonly FlattenedField[], data: unknown, within: Within): TranslatedText[] {
  const values = recordOf(data)
  return fields.flatMap((field): TranslatedText[] => {
    const value = values[field.name]
    const own: Within = {
      path: `${within.path}${field.name}`,
      place: `${within.place}${field.name}`,
      steps: [...within.steps, { field }],
    }
    if (isText(field)) return [{ ...own, field, values: recordOf(value) }]
    const inside = (part: Within) => ({ ...part, path: `${part.path}.`, place: `${part.place}.` })
    if (field.type === 'group' || field.type === 'tab')
      return textsWithin(field.flattenedFields, value, inside(own))
    if (field.type !== 'array' && field.type !== 'blocks') return []
    return (Array.isArray(value) ? value : []).flatMap((each, at) => {
      const row = recordOf(each)
      const block = field.type === 'blocks' ? blockNamed(field, row.blockType) : undefined
      const inner =
        field.type === 'blocks'
          ? ((block as Flattened | undefined)?.flattenedFields ?? [])
          : field.flattenedFields
      const label = (block ?? field).labels?.singular
      const part: Within = {
        path: `${own.path}.${String(row.id ?? at)}`,
        place: `${own.place}.${at}`,
        steps: [...own.steps, { label, number: at + 1 }],
      }
      return textsWithin(inner, row, inside(part))
    })
  })
}

interface Flattened {
  flattenedFields: FlattenedField[]
}

function isText(field: FlattenedField): field is TextField {
  return (
    (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
    field.localized === true &&
    !('hasMany' in field && field.hasMany === true)
  )
}

/** Whether visitors would read the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return isSameText(isWrittenText(one) ? one : null, isWrittenText(other) ? other : null)
}

export function isWrittenText(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  const { root } = recordOf(value)
  if (root === undefined) return true
  const { children } = recordOf(root)
  return Array.isArray(children) && children.some((node) => !isEmptyParagraph(node))
}

function isEmptyParagraph(node: unknown): boolean {
  const { type, children } = recordOf(node)
  return type === 'paragraph' && (!Array.isArray(children) || children.length === 0)
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}
