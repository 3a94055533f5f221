import { isDeepStrictEqual } from 'node:util'
import type { BundleDocument, State } from './bundle'

/** `en.title` or `items.0.url` */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

export function changesOf(stored: BundleDocument | undefined, wanted: BundleDocument): FieldChange[] {
  const nothing: State = { shared: {}, texts: {} }
  const published = changesBetween(stored ?? nothing, wanted)
  if (!stored?.draft && !wanted.draft) return published
  const draft = changesBetween(stored?.draft ?? stored ?? nothing, wanted.draft ?? wanted)
  return [...published, ...draft.map((change) => ({ ...change, field: `draft.${change.field}` }))]
}

export function changesBetween(before: State, after: State): FieldChange[] {
  const flatBefore = flat(before)
  const flatAfter = flat(after)
  const fields = [...new Set([...flatBefore.keys(), ...flatAfter.keys()])]
  return fields.flatMap((field) => {
    const change = { field, before: flatBefore.get(field), after: flatAfter.get(field) }
    return isSame(change) ? [] : [change]
  })
}

function isSame({ field, before, after }: FieldChange): boolean {
  // Each installation sets its own time.
  if (field === 'deletedAt' && before !== undefined && after !== undefined) return true
  return isDeepStrictEqual(asTime(before), asTime(after))
}

/** A day equals noon UTC. */
function asTime(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const day = /^(\d{4}-\d\d-\d\d)(?:T12:00:00\.000Z)?$/.exec(value)?.[1]
  return day ?? value
}

function flat({ shared, texts }: State): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const walk = (path: string, value: unknown): void => {
    if (Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null)) {
      found.set(`${path}.length`, value.length)
      for (const [at, row] of value.entries()) walk(`${path}.${at}`, row)
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, entry] of Object.entries(value)) walk(path === '' ? key : `${path}.${key}`, entry)
    } else if (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)) {
      found.set(path, value)
    }
  }
  walk('', shared)
  for (const [locale, text] of Object.entries(texts)) walk(locale, text)
  return found
}
