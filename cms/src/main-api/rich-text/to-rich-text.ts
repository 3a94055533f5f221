import type { Picture, RichText, RichTextNode } from '@carelane/main-api'
import { toInline } from './inline'
import { type LexicalNode, lexicalNodes } from './lexical-node'
import { toList } from './list'
import { uploadedPicture } from './picture-ids'

type Block = Exclude<RichTextNode, { type: 'steps' | 'callout' }>
type Pictures = ReadonlyMap<number, Picture>

/** The contract's form of what a rich-text field holds; pictures that are not among `pictures` are left out. */
export function toRichText(value: unknown, pictures: Pictures): RichText {
  return lexicalNodes(value).flatMap((node) =>
    node.type === 'block' ? toGroup(node, pictures) : toBlocks([node], pictures),
  )
}

function toGroup({ fields }: LexicalNode, pictures: Pictures): RichText {
  if (fields.blockType === 'callout') {
    const body = bodyOf(fields.body, pictures)
    const tone = fields.tone === 'warning' ? 'warning' : 'hint'
    return body.length > 0 ? [{ type: 'callout', tone, body }] : []
  }
  if (fields.blockType !== 'steps' || !Array.isArray(fields.items)) return []
  const items = fields.items.map((item: { title?: unknown; body?: unknown } | null) => ({
    title: typeof item?.title === 'string' ? item.title : '',
    body: bodyOf(item?.body, pictures),
  }))
  return items.length > 0 ? [{ type: 'steps', items }] : []
}

function bodyOf(value: unknown, pictures: Pictures): Block[] {
  return toBlocks(lexicalNodes(value), pictures)
}

function toBlocks(nodes: readonly LexicalNode[], pictures: Pictures): Block[] {
  return nodes.flatMap((node): Block[] => {
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

function toPicture(node: LexicalNode, pictures: Pictures): Block[] {
  const id = uploadedPicture(node)
  const picture = id === undefined ? undefined : pictures.get(id)
  if (!picture) return []
  const { caption } = node.fields
  return [{ type: 'picture', picture, ...(typeof caption === 'string' && caption ? { caption } : {}) }]
}

function withText(node: LexicalNode, block: (children: ReturnType<typeof toInline>) => Block): Block[] {
  const children = toInline(node.children)
  return children.length > 0 ? [block(children)] : []
}

/** The article's title is the page's only first heading. */
function levelOf(tag: string): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}
