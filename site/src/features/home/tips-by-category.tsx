import type { LatestNews } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { getLatestNews } from '@/content/news'
import { CATEGORY_ICONS } from '@/features/news/category-icons'
import { languageOfText } from '@/features/news/language-of-text'
import type { Visit } from '@/i18n/find-visit'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { detailHref, href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { HOME_SIZE } from './home-size'
import { SectionHead } from './section-head'
import styles from './home.module.css'

/** Tips & Tricks by category [2.4#3]. */
export async function TipsByCategory() {
  const visit = await currentVisit()
  const latest = await getLatestNews(visit.lang, HOME_SIZE)
  const groups = latest?.tips.filter(({ articles }) => articles.length > 0) ?? []
  if (groups.length === 0) return null
  const t = await getTranslations('home.tips')
  return (
    <section className={`page ${styles.section}`} aria-labelledby="tips">
      <SectionHead id="tips" title={t('title')} more={t('all')} href={href(visit.lang, 'tips')} />
      <div className={styles.tips}>
        {groups.map((group) => (
          <TipsGroup key={group.category} group={group} visit={visit} />
        ))}
      </div>
    </section>
  )
}

async function TipsGroup({ group, visit }: { group: LatestNews['tips'][number]; visit: Visit }) {
  const { category, articles } = group
  const t = await getTranslations('news.category')
  return (
    <section className={styles.tipsGroup}>
      <h3>
        <AppLink href={href(visit.lang, 'tips', { category })}>
          <Icon name={CATEGORY_ICONS[category]} />
          {t(category)}
        </AppLink>
      </h3>
      <ul role="list">
        {articles.map(({ id, slug, title, locale }) => (
          <li key={id}>
            <AppLink href={detailHref(visit.lang, 'tips-detail', slug)}>
              <bdi {...languageOfText(locale, visit.locale)}>{title}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
