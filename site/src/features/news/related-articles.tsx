import type { ArticleSummary } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { ArticleCard } from '@/articles/article-card'
import { cardsOf } from '@/articles/card'
import styles from './article-page.module.css'

const SHOWN = 3

interface RelatedArticlesProps {
  id: string
  title: string
  articles: ArticleSummary[]
}

/** [2.4#11] */
export async function RelatedArticles({ id, title, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null
  const cards = cardsOf(articles.slice(0, SHOWN), await currentVisit())
  return (
    <section className={`page ${styles.related}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {cards.map((card) => (
          <li key={card.id}>
            <ArticleCard card={card} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
