import { Inline } from './inline'
import { Block } from './block'
import type { RichTextNode } from './nodes'
import type { RichTextWords } from './words'
import styles from './rich-text.module.css'

export function RichText({ nodes, words }: { nodes: RichTextNode[]; words?: RichTextWords }) {
  const [only] = nodes
  if (nodes.length === 1 && only?.type === 'paragraph') {
    return (
      <p>
        <Inline nodes={only.children} />
      </p>
    )
  }
  return (
    <div className={styles.text}>
      {nodes.map((node, place) => (
        <Block key={place} node={node} words={words} />
      ))}
    </div>
  )
}
