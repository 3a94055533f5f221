import type { Picture, RichText } from '@carelane/main-api'
import { type Blocks, toBlocks } from './blocks'
import { type LexicalNode, lexicalNodes } from './lexical-node'
import { type LinkedArticle, toCallToAction, toRelatedArticle } from './link-groups'
import { toTable } from './table'
import { toVideo } from './video'

type Fields = LexicalNode['fields']
type Pictures = ReadonlyMap<number, Picture>
type Articles = ReadonlyMap<number, LinkedArticle>

type Group = (fields: Fields, pictures: Pictures, articles: Articles) => RichText

const GROUPS = new Map<unknown, Group>([
  ['steps', toSteps],
  ['callout', toCallout],
  ['table', toTable],
  ['video', toVideo],
  ['related-article', (fields, _pictures, articles) => toRelatedArticle(fields, articles)],
  ['call-to-action', toCallToAction],
])

export function toRichText(value: unknown, pictures: Pictures, articles: Articles = new Map()): RichText {
  return lexicalNodes(value).flatMap((node): RichText => {
    if (node.type !== 'block') return toBlocks([node], pictures)
    return GROUPS.get(node.fields.blockType)?.(node.fields, pictures, articles) ?? []
  })
}

function toCallout(fields: Fields, pictures: Pictures): RichText {
  const body = bodyOf(fields.body, pictures)
  const tone = fields.tone === 'warning' ? 'warning' : 'hint'
  return body.length > 0 ? [{ type: 'callout', tone, body }] : []
}

function toSteps(fields: Fields, pictures: Pictures): RichText {
  if (!Array.isArray(fields.items)) return []
  const items = fields.items.map((item: { title?: unknown; body?: unknown } | null) => ({
    title: typeof item?.title === 'string' ? item.title : '',
    body: bodyOf(item?.body, pictures),
  }))
  return items.length > 0 ? [{ type: 'steps', items }] : []
}

function bodyOf(value: unknown, pictures: Pictures): Blocks {
  return toBlocks(lexicalNodes(value), pictures)
}
