import { LOCALES, type Locale } from '@carelane/countries'
import type { FlattenedField } from 'payload'
import { blockNamed, innerFields, isShared, isTranslated } from './fields'
import type { Path, State, Values } from './bundle'
import { stateToMarkdown, takeState } from './rich-text/markdown'
import { type MapReference, mapReferences } from './rich-text/references'
import type { LexicalState } from './rich-text/same-text'

export interface StoreTools {
  idOf: MapReference
  now: Date
}

const ARTICLE = 'article:'

export function toState(fields: FlattenedField[], document: Values, nameOf: MapReference): State {
  const texts: State['texts'] = {}
  for (const locale of LOCALES) {
    const text = textsIn(fields, document, locale, nameOf)
    if (text) texts[locale] = text
  }
  return { shared: sharedOf(fields, document, nameOf), texts }
}

/** `absent`: what the files leave out gets Payload's default, or is emptied. */
export function toDocument(
  fields: FlattenedField[],
  { shared, texts }: State,
  tools: StoreTools,
  absent: 'defaults' | 'empty',
): Values {
  const locales = LOCALES.filter((locale) => texts[locale])
  const within = (
    inner: FlattenedField[],
    own: unknown,
    said: (locale: Locale) => unknown,
    at: Path,
  ): Values => {
    const values = isValues(own) ? own : {}
    const entries = inner.flatMap((field): [string, unknown][] => {
      const path = [...at, field.name]
      const text = (locale: Locale) => asValues(said(locale))[field.name]
      if ('localized' in field && field.localized) {
        const each = locales.flatMap((locale) => {
          const value = text(locale)
          return value === undefined || value === null
            ? []
            : [[locale, storedLeaf(field, value, tools, path)]]
        })
        return each.length > 0 || absent === 'empty' ? [[field.name, Object.fromEntries(each)]] : []
      }
      if (field.type === 'group') {
        return [[field.name, within(innerFields(field), values[field.name], text, path)]]
      }
      const value = values[field.name]
      if (field.type === 'array' || field.type === 'blocks') {
        if (!Array.isArray(value)) return absent === 'empty' ? [[field.name, []]] : []
        const rows = value.map((row: unknown, index) => {
          const block = field.type === 'blocks' ? blockNamed(field, asValues(row).blockType) : undefined
          const rowFields = innerFields(field.type === 'blocks' ? (block ?? { fields: [] }) : field)
          const rowText = (locale: Locale) => asArray(text(locale))[index]
          const inside = within(rowFields, row, rowText, [...path, index])
          return block ? { blockType: block.slug, ...inside } : inside
        })
        return [[field.name, rows]]
      }
      if (value !== undefined) return [[field.name, storedLeaf(field, value, tools, path)]]
      return absent === 'empty' ? [[field.name, isList(field) ? [] : null]] : []
    })
    return Object.fromEntries(entries)
  }
  return within(fields, shared, (locale) => texts[locale], [])
}

export function inLanguage(fields: FlattenedField[], document: Values, locale: Locale): Values {
  const own: Values = { ...document }
  for (const field of fields) {
    const value = document[field.name]
    if ('localized' in field && field.localized) own[field.name] = asValues(value)[locale] ?? null
    else if (field.type === 'group') own[field.name] = inLanguage(innerFields(field), asValues(value), locale)
    else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      own[field.name] = value.map((row) => {
        const block = field.type === 'blocks' ? blockNamed(field, asValues(row).blockType) : undefined
        const inner = innerFields(field.type === 'blocks' ? (block ?? { fields: [] }) : field)
        return inLanguage(inner, asValues(row), locale)
      })
    }
  }
  return own
}

function sharedOf(fields: FlattenedField[], document: Values, nameOf: MapReference): Values {
  const entries = fields.filter(isShared).flatMap((field): [string, unknown][] => {
    const value = document[field.name]
    if (value === undefined || value === null) {
      return hasDefault(field) && value === null ? [[field.name, null]] : []
    }
    if (field.type === 'group') {
      const inside = sharedOf(innerFields(field), asValues(value), nameOf)
      return Object.keys(inside).length > 0 ? [[field.name, inside]] : []
    }
    if (Array.isArray(value) && value.length === 0) return []
    if (field.type === 'array') {
      return [[field.name, asArray(value).map((row) => sharedOf(innerFields(field), asValues(row), nameOf))]]
    }
    if (field.type === 'blocks') {
      const rows = asArray(value).map((row) => {
        const { blockType } = asValues(row)
        const block = blockNamed(field, blockType)
        return { blockType, ...(block && sharedOf(innerFields(block), asValues(row), nameOf)) }
      })
      return [[field.name, rows]]
    }
    return [[field.name, fileLeaf(field, value, nameOf)]]
  })
  return Object.fromEntries(entries)
}

function textsIn(
  fields: FlattenedField[],
  document: Values,
  locale: Locale,
  nameOf: MapReference,
): Values | undefined {
  const entries = fields.filter(isTranslated).flatMap((field): [string, unknown][] => {
    const value = document[field.name]
    if ('localized' in field && field.localized) {
      const text = asValues(value)[locale]
      return text === undefined || text === null ? [] : [[field.name, fileLeaf(field, text, nameOf)]]
    }
    if (field.type === 'group') {
      const inside = textsIn(innerFields(field), asValues(value), locale, nameOf)
      return inside ? [[field.name, inside]] : []
    }
    if (field.type !== 'array' && field.type !== 'blocks') return []
    const rows = asArray(value).map((row) => {
      const block = field.type === 'blocks' ? blockNamed(field, asValues(row).blockType) : undefined
      const inner = innerFields(field.type === 'blocks' ? (block ?? { fields: [] }) : field)
      return textsIn(inner, asValues(row), locale, nameOf) ?? null
    })
    return rows.some((row) => row !== null) ? [[field.name, rows]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function fileLeaf(field: FlattenedField, value: unknown, nameOf: MapReference): unknown {
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const name = (each: unknown) => nameOf(String(field.relationTo), each)
      return Array.isArray(value) ? value.map(name) : name(value)
    }
    case 'richText':
      return stateToMarkdown(field, mapReferences(field, value as LexicalState, nameOf))
    case 'text':
      // Ids differ between installations.
      return namesArticle(field) && typeof value === 'string' && /^[1-9]\d*$/.test(value)
        ? `${ARTICLE}${String(nameOf('news', Number(value)))}`
        : value
    case 'date':
      return value instanceof Date ? value.toISOString() : value
    default:
      return value
  }
}

function storedLeaf(field: FlattenedField, value: unknown, { idOf, now }: StoreTools, path: Path): unknown {
  if (value === null) return null
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const id = (each: unknown) => idOf(String(field.relationTo), each, path)
      return Array.isArray(value) ? value.map(id).filter((each) => each !== undefined) : id(value)
    }
    case 'richText': {
      const state = takeState(field, String(value))
      return mapReferences(field, state, (collection, name) => idOf(collection, name, path))
    }
    case 'text':
      return namesArticle(field) && typeof value === 'string' && value.startsWith(ARTICLE)
        ? numberAsText(idOf('news', value.slice(ARTICLE.length), path))
        : value
    case 'date':
      return dateFrom(String(value), now)
    default:
      return value
  }
}

function numberAsText(id: unknown): string | undefined {
  return id === undefined ? undefined : String(id as number)
}

const DAY = 24 * 60 * 60 * 1000

/** Relative dates keep demonstrations current; `month+4` is a first of the month. */
function dateFrom(written: string, now: Date): string {
  const [, days] = /^today([+-]\d+)d$/.exec(written) ?? []
  if (days) return new Date(now.getTime() + Number(days) * DAY).toISOString()
  const [, months] = /^month([+-]\d+)$/.exec(written) ?? []
  if (!months) return written
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + Number(months)))
  return first.toISOString().slice(0, 10)
}

function namesArticle({ name }: FlattenedField): boolean {
  return name === 'url'
}

function isList(field: FlattenedField): boolean {
  return 'hasMany' in field && field.hasMany === true
}

function hasDefault(field: FlattenedField): boolean {
  return 'defaultValue' in field && field.defaultValue !== undefined
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asValues(value: unknown): Values {
  return isValues(value) ? value : {}
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
