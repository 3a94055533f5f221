import type { FlattenedField } from 'payload'
import type { State, Values } from '../bundle/bundle'
import { type BundledKind, innerFields } from '../bundle/fields'

export type IsThere = (kind: string, name: string) => boolean

/** Undefined if all countries are gone, since it would become one for all, or a required reference. */
export function withoutMissing(
  { fields }: BundledKind,
  { shared, texts }: State,
  isThere: IsThere,
): State | undefined {
  const state = pruned(fields, { shared, texts }, isThere)
  if (!state) return undefined
  const named = shared.countries
  const left = state.shared.countries
  const hadCountries = Array.isArray(named) && named.length > 0
  return hadCountries && Array.isArray(left) && left.length === 0 ? undefined : state
}

function pruned(fields: FlattenedField[], state: State, isThere: IsThere): State | undefined {
  const shared: Values = { ...state.shared }
  const texts = Object.fromEntries(Object.entries(state.texts).map(([locale, text]) => [locale, { ...text }]))
  for (const field of fields) {
    const value = shared[field.name]
    if (value === undefined || value === null) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      const kind = String(field.relationTo)
      if (Array.isArray(value)) shared[field.name] = value.filter((name) => isThere(kind, String(name)))
      else if (!isThere(kind, String(value))) {
        if (field.required) return undefined
        Reflect.deleteProperty(shared, field.name)
      }
    } else if (field.type === 'text' && isGone(value, isThere)) {
      if (field.required) return undefined
      Reflect.deleteProperty(shared, field.name)
    } else if (field.type === 'array' && Array.isArray(value)) {
      pruneRows(field.name, innerFields(field), value as Values[], { shared, texts }, isThere)
    }
  }
  return { shared, texts }
}

function pruneRows(
  name: string,
  fields: FlattenedField[],
  rows: readonly Values[],
  { shared, texts }: State,
  isThere: IsThere,
): void {
  const kept = rows.flatMap((row, index) => {
    if (isGone(row.url, isThere)) return []
    const inTexts = Object.entries(texts).map(([locale, text]) => [
      locale,
      (text[name] as Values[] | undefined)?.[index] ?? {},
    ])
    const inside = pruned(
      fields,
      { shared: row, texts: Object.fromEntries(inTexts) as State['texts'] },
      isThere,
    )
    return inside ? [inside] : []
  })
  shared[name] = kept.map((row) => row.shared)
  for (const [locale, text] of Object.entries(texts)) {
    if (text[name] !== undefined)
      text[name] = kept.map((row) => row.texts[locale as keyof State['texts']] ?? null)
  }
}

function isGone(value: unknown, isThere: IsThere): boolean {
  const article = typeof value === 'string' ? /^article:(.+)$/.exec(value)?.[1] : undefined
  return article !== undefined && !isThere('news', article)
}
