import { parseInline, type Inline } from './inline'

export type SimpleBlock =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

export type Block =
  | SimpleBlock
  | { kind: 'steps'; items: { title: string; body: SimpleBlock[] }[] }
  | { kind: 'callout'; tone: 'hint' | 'warning'; body: SimpleBlock[] }

/**
 * Reads the notation of the seeded texts. Blank lines separate blocks; `## ` and `### ` are headings, `- `
 * and `1. ` lists; `:::steps`, `:::hint` and `:::warning` open a group that `:::` closes, and in steps each
 * `# ` begins the next one.
 * @throws Error naming the line of a group that is unknown, empty or not closed.
 */
export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = []
  const lines = source.split('\n').map((line) => line.trim())
  let loose: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const opened = /^:::(?<name>\S+)$/.exec(lines[at] ?? '')
    if (!opened) {
      loose.push(lines[at] ?? '')
      continue
    }
    blocks.push(...parseSimple(loose))
    loose = []
    const end = lines.indexOf(':::', at)
    if (end === -1) throw new Error(`Line ${at + 1}: ':::${opened.groups?.name}' is not closed`)
    blocks.push(parseGroup(opened.groups?.name ?? '', lines.slice(at + 1, end), at + 1))
    at = end
  }
  return [...blocks, ...parseSimple(loose)]
}

function parseGroup(name: string, lines: string[], line: number): Block {
  if (!lines.some(Boolean)) throw new Error(`Line ${line}: ':::${name}' is empty`)
  if (name === 'steps') return { kind: 'steps', items: parseSteps(lines, line) }
  if (name === 'hint' || name === 'warning') return { kind: 'callout', tone: name, body: parseSimple(lines) }
  throw new Error(`Line ${line}: there is no group ':::${name}'`)
}

function parseSteps(lines: string[], line: number): { title: string; body: SimpleBlock[] }[] {
  const starts = lines.flatMap((text, index) => (text.startsWith('# ') ? [index] : []))
  if (lines.slice(0, starts[0] ?? lines.length).some(Boolean)) {
    throw new Error(`Line ${line}: text stands before the first step`)
  }
  return starts.map((start, index) => ({
    title: (lines[start] ?? '').slice(2),
    body: parseSimple(lines.slice(start + 1, starts[index + 1])),
  }))
}

function parseSimple(lines: string[]): SimpleBlock[] {
  const chunks = lines.join('\n').split(/\n{2,}/)
  return chunks.filter((chunk) => chunk.trim() !== '').map((chunk) => parseChunk(chunk.trim().split('\n')))
}

function parseChunk(lines: string[]): SimpleBlock {
  const heading = /^(?<marks>#{2,3}) (?<text>.+)$/.exec(lines.join(' '))
  if (heading) {
    const level = heading.groups?.marks === '##' ? 2 : 3
    return { kind: 'heading', level, children: parseInline(heading.groups?.text ?? '') }
  }
  const marker = [/^- /, /^\d+\. /].find((pattern) => lines.every((line) => pattern.test(line)))
  if (!marker) return { kind: 'paragraph', children: parseInline(lines.join(' ')) }
  return {
    kind: 'list',
    ordered: !marker.test('- '),
    items: lines.map((line) => parseInline(line.replace(marker, ''))),
  }
}
