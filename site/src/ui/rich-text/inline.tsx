import { WithCodes } from '../codes/with-codes'
import type { InlineNode, TextNode } from './nodes'

export function Inline({ nodes }: { nodes: InlineNode[] }) {
  return nodes.map((node, place) => {
    if (node.type === 'line-break') return <br key={place} />
    if (node.type === 'text') return <Text key={place} node={node} />
    return (
      <a key={place} href={node.href} dir={isNumberOrAddress(node.href) ? 'ltr' : undefined}>
        {node.children.map((text, inner) => (
          <Text key={inner} node={text} />
        ))}
      </a>
    )
  })
}

function isNumberOrAddress(href: string): boolean {
  return href.startsWith('tel:') || href.startsWith('mailto:')
}

function Text({ node: { text, bold, italic, code } }: { node: TextNode }) {
  const plain = code ? (
    <code>
      <WithCodes text={text} />
    </code>
  ) : (
    <WithCodes text={text} />
  )
  const slanted = italic ? <em>{plain}</em> : plain
  return bold ? <strong>{slanted}</strong> : slanted
}
