import type { Picture, RichTextNode } from '@carelane/main-api'
import { toInline } from './inline'
import type { LexicalNode } from './lexical-node'
import { toList } from './list'
import { relatedId } from './picture-ids'

export type Blocks = Extract<RichTextNode, { type: 'callout' }>['body']
type Pictures = ReadonlyMap<number, Picture>

export function toBlocks(nodes: readonly LexicalNode[], pictures: Pictures): Blocks {
  return nodes.flatMap((node): Blocks => {
    switch (node.type) {
      case 'list':
        return [toList(node)]
      case 'upload':
        return toPicture(node, pictures)
      case 'heading':
        return withText(node, (children) => ({ type: 'heading', level: levelOf(node.tag), children }))
      case 'quote':
        return withText(node, (children) => ({ type: 'quote', children }))
      default:
        return withText(node, (children) => ({ type: 'paragraph', children }))
    }
  })
}

function toPicture(node: LexicalNode, pictures: Pictures): Blocks {
  const id = relatedId(node.value)
  const picture = id === undefined ? undefined : pictures.get(id)
  if (!picture) return []
  const { caption } = node.fields
  return [{ type: 'picture', picture, ...(typeof caption === 'string' && caption ? { caption } : {}) }]
}

function withText(
  node: LexicalNode,
  block: (children: ReturnType<typeof toInline>) => Blocks[number],
): Blocks {
  const children = toInline(node.children)
  return children.length > 0 ? [block(children)] : []
}

/** The only h1 is the title. */
function levelOf(tag: string): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}
