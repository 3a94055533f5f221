import { LOCALES, type Locale } from '@carelane/countries'
import type { FlattenedField } from 'payload'

/** The languages in which a document has all the text that it must have; of rows and blocks, those that are there. */
export function completeLanguages(fields: readonly FlattenedField[], document: unknown): Locale[] {
  const texts = requiredTexts(fields, document)
  if (texts.length === 0) return []
  return LOCALES.filter((locale) => texts.every((text) => isWritten(text[locale])))
}

/** The names of the top-level fields in which such text stands. */
export function fieldsWithRequiredText(fields: readonly FlattenedField[]): string[] {
  return fields.filter(hasRequiredText).map(({ name }) => name)
}

type Texts = Record<string, unknown>

/** All texts that a document must have, each by its languages; to write into one is to write into the document. */
export function requiredTexts(fields: readonly FlattenedField[], data: unknown): Texts[] {
  const values = asRecord(data)
  return fields.flatMap((field): Texts[] => {
    const value = values[field.name]
    if (isRequiredText(field)) return [asRecord(value)]
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return block ? requiredTexts(block.flattenedFields, row) : []
      })
    }
    if (field.type === 'array')
      return rowsOf(value).flatMap((row) => requiredTexts(field.flattenedFields, row))
    return 'flattenedFields' in field ? requiredTexts(field.flattenedFields, value) : []
  })
}

function hasRequiredText(field: FlattenedField): boolean {
  if (isRequiredText(field)) return true
  if (field.type === 'blocks')
    return field.blocks.some((block) => block.flattenedFields.some(hasRequiredText))
  return 'flattenedFields' in field && field.flattenedFields.some(hasRequiredText)
}

function isRequiredText(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true && 'required' in field && field.required === true
}

export function isWritten(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

function rowsOf(value: unknown): Texts[] {
  return Array.isArray(value) ? value.map(asRecord) : []
}

function asRecord(value: unknown): Texts {
  return typeof value === 'object' && value !== null ? (value as Texts) : {}
}
