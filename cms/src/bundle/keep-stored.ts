import type { FlattenedField } from 'payload'
import type { Values } from './bundle'
import { blockNamed, innerFields } from './fields'
import { isSameText } from './rich-text/same-text'

/** Adds ids of stored rows by position and keeps rich texts that mean the same. */
export function keepStored(
  fields: FlattenedField[],
  wanted: Values,
  stored: Values,
  what: 'ids' | 'all' = 'all',
): Values {
  const kept: Values = { ...wanted }
  for (const field of fields) {
    const value = wanted[field.name]
    const before = stored[field.name]
    if (field.type === 'richText') {
      if (what === 'ids') continue
      kept[field.name] = field.localized
        ? Object.fromEntries(
            Object.entries(asValues(value)).map(([locale, text]) => [
              locale,
              same(text, asValues(before)[locale]),
            ]),
          )
        : same(value, before)
    } else if (field.type === 'group') {
      kept[field.name] = keepStored(innerFields(field), asValues(value), asValues(before), what)
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      const rows: unknown[] = Array.isArray(before) ? before : []
      kept[field.name] = value.map((row: unknown, index) => {
        const own = asValues(row)
        const old = asValues(rows[index])
        const isOther = field.type === 'blocks' && own.blockType !== old.blockType
        if (old.id === undefined || isOther) return own
        const block = field.type === 'blocks' ? blockNamed(field, own.blockType) : undefined
        const inner = innerFields(field.type === 'blocks' ? (block ?? { fields: [] }) : field)
        return { ...keepStored(inner, own, old, what), id: old.id }
      })
    }
  }
  return kept
}

function same(wanted: unknown, stored: unknown): unknown {
  return stored !== undefined && stored !== null && isSameText(wanted, stored) ? stored : wanted
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
}
