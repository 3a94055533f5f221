import type { InlineNode } from '@carelane/main-api'
import { isSafeHref } from '../fields/rich-text/safe-href'
import type { LexicalNode } from './lexical-node'

type TextNode = Extract<InlineNode, { type: 'text' }>

const BOLD = 1
const ITALIC = 2
const CODE = 16

export function toInline(nodes: readonly LexicalNode[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    if (node.type === 'linebreak') return [{ type: 'line-break' }]
    if (node.type === 'link' || node.type === 'autolink') return toLink(node)
    return toText(node)
  })
}

function toLink(node: LexicalNode): InlineNode[] {
  const children = node.children.flatMap(toText)
  const href = node.fields.url
  if (!isSafeHref(href) || children.length === 0) return children
  return [{ type: 'link', href: withLowerCaseScheme(href), children }]
}

function toText(node: LexicalNode): TextNode[] {
  if (node.type !== 'text' && node.type !== 'tab') return node.children.flatMap(toText)
  if (node.text === '') return []
  return [
    {
      type: 'text',
      text: node.text,
      ...(node.format & BOLD ? { bold: true } : {}),
      ...(node.format & ITALIC ? { italic: true } : {}),
      ...(node.format & CODE ? { code: true } : {}),
    },
  ]
}

function withLowerCaseScheme(href: string): string {
  return href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}
