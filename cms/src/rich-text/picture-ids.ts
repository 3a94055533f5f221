import { type LexicalNode, lexicalNodes } from './lexical-node'

export function pictureIds(value: unknown): number[] {
  return lexicalNodes(value).flatMap(idsIn)
}

export function articleIds(value: unknown): number[] {
  return lexicalNodes(value).flatMap(({ type, fields }) =>
    type === 'block' && fields.blockType === 'related-article' ? defined(relatedId(fields.article)) : [],
  )
}

export function relatedId(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined
}

function idsIn(node: LexicalNode): number[] {
  if (node.type === 'upload') return defined(relatedId(node.value))
  if (node.type !== 'block') return node.children.flatMap(idsIn)
  const items: unknown[] = Array.isArray(node.fields.items) ? node.fields.items : []
  const bodies = [node.fields, ...items].map((part) => (part as { body?: unknown } | null)?.body)
  return [...defined(relatedId(node.fields.poster)), ...bodies.flatMap(pictureIds)]
}

function defined(id: number | undefined): number[] {
  return id === undefined ? [] : [id]
}
