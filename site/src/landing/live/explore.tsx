import type { ArticleSummary } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { cardsOf } from '@/articles/card'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { SectionFrame } from '../section-frame'
import styles from './explore.module.css'
import { homeNews } from './home-news'
import type { Live } from './live'

/** [2.4#4]; radio buttons need no scripts. */
export async function Explore({ section }: { section: Live }) {
  const { furtherNews, furtherTips } = await homeNews(await currentVisit())
  if (furtherNews.length + furtherTips.length === 0) return null
  const t = await getTranslations('landing')
  const title = section.title ?? t('explore')
  return (
    <SectionFrame section={section} title={title} intro={section.intro}>
      <fieldset className={styles.explore}>
        <legend className="visually-hidden">{title}</legend>
        <div className={styles.tabs}>
          <label>
            <input type="radio" name="explore" value="news" defaultChecked />
            {t('newsAndEvents')}
          </label>
          <label>
            <input type="radio" name="explore" value="tips" />
            {t('tipsAndTricks')}
          </label>
        </div>
        <Articles shows="news" articles={furtherNews} />
        <Articles shows="tips" articles={furtherTips} />
      </fieldset>
    </SectionFrame>
  )
}

async function Articles({ shows, articles }: { shows: 'news' | 'tips'; articles: ArticleSummary[] }) {
  const cards = cardsOf(articles, await currentVisit())
  return (
    <ul role="list" className={styles[shows]} data-row="">
      {cards.map(({ id, href, title, language, mark, publishedAt, day }) => (
        <li key={id}>
          <AppLink href={href} {...language}>
            {title}
          </AppLink>
          <p>
            <time dateTime={publishedAt}>{day}</time> {mark !== null && <small>{mark}</small>}
          </p>
        </li>
      ))}
    </ul>
  )
}
