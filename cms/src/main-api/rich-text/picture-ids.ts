import { type LexicalNode, lexicalNodes } from './lexical-node'

/** The ids of the pictures that a rich text shows, those inside its blocks included. */
export function pictureIds(value: unknown): number[] {
  return lexicalNodes(value).flatMap(idsIn)
}

/** The id of an upload node's picture. */
export function uploadedPicture({ value }: LexicalNode): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined
}

function idsIn(node: LexicalNode): number[] {
  if (node.type === 'upload') return [uploadedPicture(node) ?? []].flat()
  if (node.type !== 'block') return node.children.flatMap(idsIn)
  const items: unknown[] = Array.isArray(node.fields.items) ? node.fields.items : []
  const bodies = [node.fields, ...items].map((part) => (part as { body?: unknown } | null)?.body)
  return bodies.flatMap(pictureIds)
}
