/** A row of the data that React's server writes for its client. */
export interface Row {
  /** Hexadecimal; empty for a hint. */
  readonly id: string
  /** Empty for a value, `I` for a module, `T` for a long text, others as they are. */
  readonly tag: string
  /** As it was written: JSON where it is a value or a module. */
  readonly text: string
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

/**
 * The ids that a row refers to, each as often as it does. A text of somebody's own that begins with `$` has another one in
 * front of it.
 */
export function refsOf({ tag, text }: Row): string[] {
  if (tag !== '' && tag !== 'I') return []
  return [...text.matchAll(REF)].map(([, id = '']) => id)
}

const REF = /"\$[^0-9a-f"]?([0-9a-f]+)"/g

/** `$1a:props:children` names a part of the row 1a, which would have to stay where it is. */
const PART_REF = /"\$[0-9a-f]+:/

function readRow(id: string, isText: boolean, text: string): Row | null {
  if (isText) return { id, tag: 'T', text }
  const tag = /^[A-Z]*/.exec(text)?.[0] ?? ''
  if ((tag === '' || tag === 'I') && PART_REF.test(text)) return null
  return { id, tag, text: text.slice(tag.length) }
}

function writeRow({ id, tag, text }: Row): string {
  if (tag === 'T') return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
  return `${id}:${tag}${text}\n`
}
