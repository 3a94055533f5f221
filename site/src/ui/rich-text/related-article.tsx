import { Picture } from '../picture/picture'
import { WithCodes } from '../codes/with-codes'
import type { RelatedArticleNode } from './nodes'
import styles from './related-article.module.css'

export function RelatedArticle({ node: { href, title, summary, cover } }: { node: RelatedArticleNode }) {
  return (
    <a className={styles.article} href={href}>
      <Picture picture={cover} sizes="7.5rem" ratio="4 / 3" decorative />
      <span className={styles.words}>
        <strong>
          <WithCodes text={title} />
        </strong>
        <span className={styles.summary}>
          <WithCodes text={summary} />
        </span>
      </span>
    </a>
  )
}
