import { getTranslations } from 'next-intl/server'
import { getLatestNews } from '@/content/news'
import { ArticleCard } from '@/features/news/article-card'
import { cardsOf } from '@/features/news/card'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { HOME_SIZE } from './home-size'
import { SectionHead } from './section-head'
import styles from './home.module.css'

export async function LatestNews() {
  const visit = await currentVisit()
  const { lang } = visit
  const latest = await getLatestNews(lang, HOME_SIZE)
  if (!latest || latest.news.length === 0) return null
  const t = await getTranslations('home.news')
  const cards = await cardsOf(latest.news, visit)
  return (
    <section className={styles.band} aria-labelledby="news">
      <div className={`page ${styles.section}`}>
        <SectionHead id="news" title={t('title')} more={t('all')} href={href(lang, 'news')} />
        <ul role="list" className={styles.news}>
          {cards.map((card) => (
            <li key={card.id}>
              <ArticleCard card={card} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
