import type { InlineNode, RichTextNode } from '@carelane/main-api'
import { toInline } from './inline'
import type { LexicalNode } from './lexical-node'

type List = Extract<RichTextNode, { type: 'list' }>

interface ListItem {
  children: InlineNode[]
  list?: List
}

/** The editor stores a nested list as a separate item. */
export function toList(node: LexicalNode): List {
  const items: ListItem[] = []
  for (const item of node.children) {
    const nested = item.children.filter(isList)
    const children = toInline(item.children.filter((child) => !isList(child)))
    if (children.length > 0 || items.length === 0) items.push({ children })
    const owner = items.at(-1)
    for (const inner of nested) if (owner) owner.list = joined(owner.list, toList(inner))
  }
  return { type: 'list', ordered: node.listType === 'number', items }
}

function isList(node: LexicalNode): boolean {
  return node.type === 'list'
}

function joined(list: List | undefined, more: List): List {
  return list ? { ...list, items: [...list.items, ...more.items] } : more
}
