import { isLocale, type Locale } from '@carelane/countries'

export interface FoundAddress {
  address: string
  /** As Payload names fields, with rows counted from 0: `items.0.children.1.url`. */
  path: string
  /** Of the text around it; null where the address is the same in all. */
  language: Locale | null
}

/** In menus, banners, buttons, and links in texts; of a redirect `to`, which elsewhere is a time. */
export type AddressField = 'url' | 'to'

/** All addresses that a document leads to, as read with the locale `all` and without related documents. */
export function addressesIn(document: object, field: AddressField): FoundAddress[] {
  return inside(document, field, [], null)
}

function inside(
  value: unknown,
  field: AddressField,
  path: readonly string[],
  language: Locale | null,
): FoundAddress[] {
  if (typeof value === 'string')
    return path.at(-1) === field && value !== '' ? [{ address: value, path: path.join('.'), language }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => isLocale(key)))
    return entries.flatMap(([key, text]) => inside(text, field, path, isLocale(key) ? key : null))
  return entries.flatMap(([key, part]) => inside(part, field, [...path, key], language))
}
