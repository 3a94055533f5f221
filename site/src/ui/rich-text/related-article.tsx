import { Picture } from '../picture/picture'
import type { RelatedArticleNode } from './nodes'
import styles from './related-article.module.css'

/** The way to another article, within a text. */
export function RelatedArticle({ node: { href, title, summary, cover } }: { node: RelatedArticleNode }) {
  return (
    <a className={styles.article} href={href}>
      <Picture picture={cover} sizes="7.5rem" ratio="4 / 3" decorative />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.summary}>{summary}</span>
      </span>
    </a>
  )
}
