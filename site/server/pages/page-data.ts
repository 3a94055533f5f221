/** A row of the data that React's server writes for its client. */
export interface Row {
  /** Hexadecimal; empty for a hint. */
  readonly id: string
  /** Empty for a value, `I` for a module, `T` for a long text, others as they are. */
  readonly tag: string
  /** Parsed where it is a value or a module, otherwise its text. */
  readonly value: unknown
}

const NEWLINE = 0x0a
const COLON = 0x3a
const COMMA = 0x2c

/**
 * The rows of a page's data: `id:` and a value in JSON, or `id:` with a tag, each up to the end of the line; a text
 * after `T` has its length in bytes before it, and no end of line.
 * @returns null for what is none, or holds what refers to a part of another row
 */
export function readRows(data: string): Row[] | null {
  const bytes = Buffer.from(data)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(COLON, at)
    if (colon < 0) return null
    const id = bytes.toString('latin1', at, colon)
    if (!/^[0-9a-f]*$/.test(id)) return null
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0)
    const comma = bytes.indexOf(COMMA, colon)
    const start = isText ? comma + 1 : colon + 1
    const end = isText
      ? start + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
      : bytes.indexOf(NEWLINE, start)
    if (!(end >= start && end <= bytes.length)) return null
    const row = readRow(id, isText, bytes.toString('utf8', start, end))
    if (!row) return null
    rows.push(row)
    at = isText ? end : end + 1
  }
  return rows
}

export function writeRows(rows: readonly Row[]): string {
  return rows.map(writeRow).join('')
}

/** The ids that a row refers to, each as often as it does. */
export function refsOf({ tag, value }: Row): string[] {
  const refs: string[] = []
  if (tag === '' || tag === 'I') collectRefs(value, refs)
  return refs
}

function readRow(id: string, isText: boolean, text: string): Row | null {
  if (isText) return { id, tag: 'T', value: text }
  const tag = /^[A-Z]*/.exec(text)?.[0] ?? ''
  if (tag !== '' && tag !== 'I') return { id, tag, value: text.slice(tag.length) }
  try {
    const value: unknown = JSON.parse(text.slice(tag.length))
    return hasPartRef(value) ? null : { id, tag, value }
  } catch {
    return null
  }
}

function writeRow({ id, tag, value }: Row): string {
  if (tag === 'T') return `${id}:T${Buffer.byteLength(value as string).toString(16)},${value as string}`
  return `${id}:${tag}${tag === '' || tag === 'I' ? JSON.stringify(value) : (value as string)}\n`
}

function collectRefs(value: unknown, refs: string[]): void {
  if (typeof value === 'string') {
    if (!value.startsWith('$')) return
    const id = /^\$[^0-9a-f]?([0-9a-f]+)$/.exec(value)?.[1]
    if (id !== undefined) refs.push(id)
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collectRefs(each, refs)
  }
}

/** `$1a:props:children` names a part of the row 1a, which would have to stay where it is. */
function hasPartRef(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('$') && /^\$[0-9a-f]+:/.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPartRef)
}
