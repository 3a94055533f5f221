/** `::name{…}` on one line, or `:::name{…}` up to a line of as many colons. */
export interface Directive {
  name: string
  attributes: Record<string, unknown>
  content: string | undefined
  line: number
}

export interface Markdown {
  markdown: string
  line: number
}

export class TextProblem extends Error {
  override name = 'TextProblem'

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

const OPENING = /^(?<colons>:{2,})(?<name>[a-z][a-z-]*)(?:\{(?<attributes>.*)\})?\s*$/
const ATTRIBUTE = /\s*(?<name>[\w-]+)=(?<value>"(?:[^"\\]|\\.)*"|[^\s"]+)/y

/** @throws TextProblem */
export function cutAtDirectives(text: string): (Directive | Markdown)[] {
  const parts: (Directive | Markdown)[] = []
  const lines = text.split('\n')
  let loose: Markdown | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const opening = OPENING.exec(line)?.groups
    if (!opening) {
      loose = loose ? { ...loose, markdown: `${loose.markdown}\n${line}` } : { markdown: line, line: at + 1 }
      continue
    }
    if (loose) parts.push(loose)
    loose = undefined
    const { colons = '', name = '' } = opening
    const directive = { name, attributes: readAttributes(opening.attributes ?? '', at + 1), line: at + 1 }
    const end =
      colons.length === 2 ? at : lines.findIndex((each, index) => index > at && each.trim() === colons)
    if (end === -1) throw new TextProblem(at + 1, `“${colons}${name}” is not closed by a line “${colons}”.`)
    const content = colons.length === 2 ? undefined : lines.slice(at + 1, end).join('\n')
    parts.push({ ...directive, content })
    at = end
  }
  if (loose) parts.push(loose)
  return parts.filter((part) => 'name' in part || part.markdown.trim() !== '')
}

export function writeDirective(name: string, attributes: Record<string, unknown>, content?: string): string {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null)
  const written = pairs.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(' ')
  const head = `${name}${written && `{${written}}`}`
  if (content === undefined) return `::${head}`
  const longest = Math.max(2, ...[...content.matchAll(/^:{2,}/gm)].map(([colons]) => colons.length))
  const colons = ':'.repeat(longest + 1)
  return `${colons}${head}\n${content}\n${colons}`
}

function readAttributes(source: string, line: number): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  ATTRIBUTE.lastIndex = 0
  let end = 0
  for (let match = ATTRIBUTE.exec(source); match; match = ATTRIBUTE.exec(source)) {
    end = ATTRIBUTE.lastIndex
    found[match.groups?.name ?? ''] = readValue(match.groups?.value ?? '', line)
  }
  if (source.slice(end).trim() !== '') {
    throw new TextProblem(line, `“${source.slice(end).trim()}” is not of the form name="value".`)
  }
  return found
}

function readValue(source: string, line: number): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    throw new TextProblem(
      line,
      `${source} is no value: write it in quotation marks, or a number, true or false.`,
    )
  }
}
