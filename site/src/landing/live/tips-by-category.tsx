import type { LatestNews } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { CATEGORY_ICONS } from '@/articles/category-icons'
import { languageOfText } from '@/i18n/language-of-text'
import type { Visit } from '@/i18n/find-visit'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { detailHref, href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { SectionFrame } from '../section-frame'
import { homeNews } from './home-news'
import type { Live } from './live'
import styles from './live.module.css'

interface TipsGroupProps {
  group: LatestNews['tips'][number]
  visit: Visit
}

/** [2.4#3] */
export async function TipsByCategory({ section }: { section: Live }) {
  const visit = await currentVisit()
  const { tips } = await homeNews(visit)
  if (tips.length === 0) return null
  const t = await getTranslations('landing')
  return (
    <SectionFrame
      section={section}
      title={t('tips.title')}
      intro={section.intro}
      more={{ href: href(visit.lang, 'tips'), label: t('tips.all') }}
    >
      <div className={styles.tips} data-row="">
        {tips.map((group) => (
          <TipsGroup key={group.category} group={group} visit={visit} />
        ))}
      </div>
    </SectionFrame>
  )
}

async function TipsGroup({ group: { category, articles }, visit }: TipsGroupProps) {
  const t = await getTranslations('articles')
  return (
    <section className={styles.tipsGroup}>
      <h3>
        <AppLink href={href(visit.lang, 'tips', { category })}>
          <Icon name={CATEGORY_ICONS[category]} />
          {t(`category.${category}`)}
        </AppLink>
      </h3>
      <ul role="list">
        {articles.map(({ id, slug, title, locale }) => (
          <li key={id}>
            <AppLink href={detailHref(visit.lang, 'tips-detail', slug)}>
              <bdi {...languageOfText(locale, visit.locale)}>{title}</bdi>
            </AppLink>
            {locale !== visit.locale && <small>{t('englishMark')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
