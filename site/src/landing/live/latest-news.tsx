import { getTranslations } from 'next-intl/server'
import { ArticleCard } from '@/articles/article-card'
import { cardsOf } from '@/articles/card'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { SectionFrame } from '../section-frame'
import { homeNews } from './home-news'
import type { Live } from './live'
import styles from './live.module.css'

/** [2.4#1] */
export async function LatestNews({ section }: { section: Live }) {
  const visit = await currentVisit()
  const { news } = await homeNews(visit)
  if (news.length === 0) return null
  const t = await getTranslations('landing')
  const cards = cardsOf(news, visit)
  return (
    <SectionFrame
      section={section}
      title={t('news.title')}
      intro={section.intro}
      more={{ href: href(visit.lang, 'news'), label: t('news.all') }}
    >
      <ul role="list" className={styles.news} data-row="">
        {cards.map((card) => (
          <li key={card.id}>
            <ArticleCard card={card} headingLevel={3} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
