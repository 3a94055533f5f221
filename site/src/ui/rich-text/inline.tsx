import type { InlineNode } from '@carelane/main-api'

type TextNode = Extract<InlineNode, { type: 'text' }>

export function Inline({ nodes }: { nodes: InlineNode[] }) {
  return nodes.map((node, place) => {
    if (node.type === 'line-break') return <br key={place} />
    if (node.type === 'text') return <Text key={place} node={node} />
    return (
      <a key={place} href={node.href}>
        {node.children.map((text, inner) => (
          <Text key={inner} node={text} />
        ))}
      </a>
    )
  })
}

function Text({ node: { text, bold, italic, code } }: { node: TextNode }) {
  const plain = code ? <code>{text}</code> : text
  const slanted = italic ? <em>{plain}</em> : plain
  return bold ? <strong>{slanted}</strong> : slanted
}
