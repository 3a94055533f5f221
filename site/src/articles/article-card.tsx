import { AppLink } from '@/links/app-link'
import { WithCodes } from '@/ui/codes/with-codes'
import { Picture } from '@/ui/picture/picture'
import type { Card } from './card'
import styles from './article-card.module.css'

interface ArticleCardProps {
  card: Card
  headingLevel: 2 | 3
  first?: boolean
}

/** The link is the title, so that a list of links makes sense. */
export function ArticleCard({ card, headingLevel, first }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <Picture
        picture={card.picture}
        ratio="16 / 9"
        sizes="(width >= 60rem) 22rem, (width >= 40rem) 50vw, 100vw"
        decorative
        first={first}
      />
      <div className={styles.text}>
        <p className={styles.meta}>
          <span>{card.category}</span>
          <time dateTime={card.publishedAt}>{card.day}</time>
          {card.mark !== null && <small>{card.mark}</small>}
        </p>
        <Heading className={styles.title} {...card.language}>
          <AppLink href={card.href}>
            <WithCodes text={card.title} />
          </AppLink>
        </Heading>
        <p className={styles.summary} {...card.language}>
          <WithCodes text={card.summary} />
        </p>
      </div>
    </article>
  )
}
