import { parseBlocks, type Block, type SimpleBlock } from './blocks'
import type { Inline, LinkTarget } from './inline'

/** A node of Lexical's serialized state, of which only `type` and `version` are common to all. */
export interface LexicalNode {
  type: string
  version: number
  [key: string]: unknown
}

export interface LexicalState {
  root: {
    type: 'root'
    children: LexicalNode[]
    direction: 'ltr' | 'rtl' | null
    format: ''
    indent: number
    version: number
  }
  [key: string]: unknown
}

/** Lexical's bits for the format of a text. */
const FORMAT = { bold: 1, code: 16 } as const

/**
 * Turns a text in the notation of `parseBlocks` into what the editor stores.
 * @param pathOf the path of another seeded article; undefined leaves the link's words without a link
 */
export function toLexical(source: string, pathOf: (slug: string) => string | undefined): LexicalState {
  // The ids of rows need only be unique within a text, and the same text shall always give the same ids.
  let count = 0
  const nextId = () => (count += 1).toString(16).padStart(24, '0')
  const simple = (blocks: SimpleBlock[]) => blocks.map((block) => simpleNode(block, pathOf))
  return state(
    parseBlocks(source).map((block) =>
      block.kind === 'steps' || block.kind === 'callout'
        ? groupNode(block, nextId, simple)
        : simpleNode(block, pathOf),
    ),
  )
}

/** A text of paragraphs alone, such as a hotline's. */
export function paragraphsToLexical(paragraphs: Inline[][]): LexicalState {
  return state(paragraphs.map((children) => simpleNode({ kind: 'paragraph', children }, () => undefined)))
}

function groupNode(
  block: Extract<Block, { kind: 'steps' | 'callout' }>,
  nextId: () => string,
  simple: (blocks: SimpleBlock[]) => LexicalNode[],
): LexicalNode {
  const content =
    block.kind === 'steps'
      ? { items: block.items.map(({ title, body }) => ({ id: nextId(), title, body: state(simple(body)) })) }
      : { tone: block.tone, body: state(simple(block.body)) }
  const fields = { id: nextId(), blockName: '', blockType: block.kind, ...content }
  return { type: 'block', version: 2, format: '', fields }
}

function simpleNode(block: SimpleBlock, pathOf: (slug: string) => string | undefined): LexicalNode {
  const inline = (children: Inline[]) => children.map((child) => inlineNode(child, pathOf))
  switch (block.kind) {
    case 'paragraph':
      return { type: 'paragraph', ...element(inline(block.children)), textFormat: 0, textStyle: '' }
    case 'heading':
      return { type: 'heading', tag: `h${block.level}`, ...element(inline(block.children)) }
    case 'list':
      return {
        type: 'list',
        tag: block.ordered ? 'ol' : 'ul',
        listType: block.ordered ? 'number' : 'bullet',
        start: 1,
        ...element(
          block.items.map((item, at) => ({ type: 'listitem', value: at + 1, ...element(inline(item)) })),
        ),
      }
  }
}

function inlineNode(inline: Inline, pathOf: (slug: string) => string | undefined): LexicalNode {
  if (inline.kind === 'text') {
    return textNode(inline.text, (inline.bold ? FORMAT.bold : 0) | (inline.code ? FORMAT.code : 0))
  }
  const url = addressOf(inline.target, pathOf)
  if (url === undefined) return textNode(inline.text)
  return { type: 'link', ...element([textNode(inline.text)]), version: 3, fields: { url } }
}

function addressOf(target: LinkTarget, pathOf: (slug: string) => string | undefined): string | undefined {
  switch (target.kind) {
    case 'article':
      return pathOf(target.slug)
    case 'page':
      return `/${target.path.replace(/\/?(?=\?|$)/, '/')}`
    case 'address':
      return target.href
  }
}

function textNode(text: string, format = 0): LexicalNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function element(children: LexicalNode[]) {
  return { children, direction: null, format: '', indent: 0, version: 1 }
}

function state(children: LexicalNode[]): LexicalState {
  return { root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 } }
}
