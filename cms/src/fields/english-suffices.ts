import type { CollectionConfig, Field, RichTextField, TextareaField, TextField, Validate } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { DEFAULT_LOCALE } from '@carelane/countries'

type Translated = RichTextField | TextareaField | TextField

const OWN: Record<Translated['type'], Validate> = {
  richText: richText as Validate,
  text: text as Validate,
  textarea: textarea as Validate,
}

/** Visitors see English where a translation is missing. */
export function englishSuffices(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(withFields) }
}

function withFields(field: Field): Field {
  if (isTranslated(field))
    return { ...field, validate: unlessEmpty((field.validate ?? OWN[field.type]) as Validate) } as Field
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withFields) })) }
  }
  if (field.type === 'blocks') {
    const blocks = field.blocks.map((block) => ({ ...block, fields: block.fields.map(withFields) }))
    return { ...field, blocks }
  }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(withFields) } as Field) : field
}

function isTranslated(field: Field): field is Translated {
  return 'localized' in field && field.type in OWN && field.required === true && field.localized === true
}

function unlessEmpty(validate: Validate): Validate {
  return (value, options) => {
    const locale = options.req.locale ?? DEFAULT_LOCALE
    const isAnother = locale !== DEFAULT_LOCALE && String(locale) !== 'all'
    return isAnother && isEmpty(value) ? true : validate(value, options)
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  const root = typeof value === 'object' && 'root' in value ? value.root : undefined
  if (typeof root !== 'object' || root === null || !('children' in root)) return false
  const nodes: { type?: unknown; children?: unknown[] }[] = Array.isArray(root.children) ? root.children : []
  return nodes.every(({ type, children }) => type === 'paragraph' && (children ?? []).length === 0)
}
