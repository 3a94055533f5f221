import { LOCALES, type Locale } from '@carelane/countries'
import type { FlattenedField } from 'payload'

export function completeLanguages(fields: readonly FlattenedField[], document: unknown): Locale[] {
  const texts = requiredTexts(fields, document)
  if (texts.length === 0) return []
  return LOCALES.filter((locale) => texts.every((text) => isWritten(text[locale])))
}

export function fieldsWithRequiredText(fields: readonly FlattenedField[]): string[] {
  return fields.filter(hasRequiredText).map(({ name }) => name)
}

/** Those of the document itself, by which the database can find what lacks a language. */
export function ownRequiredTexts(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.filter(isRequiredText)
}

type Texts = Record<string, unknown>

/** The document's own objects, to be written into. */
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
