import type { RichText } from '@carelane/main-api'

type Node = RichText[number]
type Inline = Extract<Node, { type: 'paragraph' }>['children']
type List = Extract<Node, { type: 'list' }>

export function plainText(nodes: RichText): string {
  return nodes.map(textOf).filter(Boolean).join(' ')
}

function textOf(node: Node): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return inlineText(node.children)
    case 'list':
      return listText(node)
    case 'callout':
      return plainText(node.body)
    case 'steps':
      return node.items.map(({ title, body }) => `${title} ${plainText(body)}`.trim()).join(' ')
    case 'table':
      return node.rows.map((row) => row.join(', ')).join('; ')
    case 'picture':
    case 'video':
    case 'related-article':
    case 'call-to-action':
      return ''
  }
}

function listText({ items }: List): string {
  return items
    .map(({ children, list }) => `${inlineText(children)}${list ? ` ${listText(list)}` : ''}`)
    .join('; ')
}

function inlineText(children: Inline): string {
  return children
    .map((node) => {
      if (node.type === 'line-break') return ' '
      return node.type === 'text' ? node.text : node.children.map(({ text }) => text).join('')
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
