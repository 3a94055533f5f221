import { isLocale, type Locale } from '@carelane/countries'

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

const INLINE = new Set<unknown>(['link', 'autolink'])

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

/** In sections, which are JSON, a localized value holds all languages. */
function isLocalized(value: object): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}
