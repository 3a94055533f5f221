import { isLocale, type Locale } from '@carelane/countries'

/** Where words stand in what editors write (rich text, its blocks, the sections of a page), in reading order. */
const WORDS = [
  'title',
  'intro',
  'value',
  'label',
  'text',
  'root',
  'children',
  'fields',
  'body',
  'items',
  'covered',
  'excluded',
  'caption',
  'rows',
  'actions',
]

/** Nodes of rich text that stand within a line. */
const INLINE = new Set<unknown>(['link', 'autolink'])

/** What a reader sees of stored text of any form, in one language and on one line. */
export function plainText(stored: unknown, locale: Locale): string {
  return oneLine(collect(stored, locale))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC')
}

function collect(stored: unknown, locale: Locale): string {
  if (typeof stored === 'string') return `${stored}\n`
  if (Array.isArray(stored)) return stored.map((each) => collect(each, locale)).join('')
  if (typeof stored !== 'object' || stored === null) return ''
  const node = stored as Record<string, unknown>
  if (isLocalized(node)) return collect(node[locale], locale)
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : ''
  if (node.type === 'linebreak') return '\n'
  const inner = WORDS.map((key) => collect(node[key], locale)).join('')
  return inner === '' || INLINE.has(node.type) ? inner : `${inner}\n`
}

/** Within a page's sections a localized value holds all its languages. */
function isLocalized(value: object): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}
