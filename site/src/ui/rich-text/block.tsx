import { ButtonLink } from '../button/button'
import { Callout } from '../callout/callout'
import { Picture } from '../picture/picture'
import { WithCodes } from '../codes/with-codes'
import { Inline } from './inline'
import type { ListNode, RichTextNode } from './nodes'
import { RelatedArticle } from './related-article'
import type { RichTextWords } from './words'
import { Table } from './table'
import { Video } from './video'
import styles from './rich-text.module.css'

interface BlockProps {
  node: RichTextNode
  words: RichTextWords | undefined
}

export function Block({ node, words }: BlockProps) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={node.children} />
        </p>
      )
    case 'heading': {
      const Heading = `h${node.level}` as const
      return (
        <Heading>
          <Inline nodes={node.children} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Inline nodes={node.children} />
        </blockquote>
      )
    case 'list':
      return <List node={node} />
    case 'picture':
      return (
        <figure>
          <Picture picture={node.picture} sizes="(width >= 48rem) 44rem, 100vw" />
          {node.caption && (
            <figcaption>
              <WithCodes text={node.caption} />
            </figcaption>
          )}
        </figure>
      )
    case 'steps':
      return (
        <ol role="list" className={styles.steps}>
          {node.items.map(({ title, body }, place) => (
            <li key={place}>
              <strong>
                <WithCodes text={title} />
              </strong>
              <Blocks nodes={body} words={words} />
            </li>
          ))}
        </ol>
      )
    case 'callout':
      return (
        <Callout
          tone={node.tone === 'warning' ? 'wait' : 'hint'}
          title={(node.tone === 'warning' ? words?.warning : words?.hint) ?? ''}
        >
          <Blocks nodes={node.body} words={words} />
        </Callout>
      )
    case 'table':
      return <Table node={node} />
    case 'video':
      return <Video node={node} />
    case 'related-article':
      return <RelatedArticle node={node} />
    case 'call-to-action':
      return (
        <p>
          <ButtonLink href={node.href}>{node.label}</ButtonLink>
        </p>
      )
  }
}

function Blocks({ nodes, words }: { nodes: RichTextNode[]; words: RichTextWords | undefined }) {
  return nodes.map((node, place) => <Block key={place} node={node} words={words} />)
}

function List({ node }: { node: ListNode }) {
  const Items = node.ordered ? 'ol' : 'ul'
  return (
    <Items>
      {node.items.map(({ children, list }, place) => (
        <li key={place}>
          <Inline nodes={children} />
          {list && <List node={list} />}
        </li>
      ))}
    </Items>
  )
}
