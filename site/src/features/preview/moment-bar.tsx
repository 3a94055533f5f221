import { PREVIEW_SEGMENT } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { MOMENT_PAGES, type MomentPageName } from './moment-pages'
import styles from './preview.module.css'

interface MomentBarProps {
  at: string
  token: string
  page: MomentPageName
}

/** So that nobody takes it for the site of now. */
export async function MomentBar({ at, token, page }: MomentBarProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('preview')
  const common = await getTranslations('common')
  const pages = await getTranslations('pages')
  const names: Record<MomentPageName, string> = {
    home: common('home'),
    news: pages('news'),
    'warranty-check': pages('warrantyCheck'),
  }
  const hrefOf = (name: string) =>
    `${pathOf([lang, PREVIEW_SEGMENT])}?${new URLSearchParams({ token, page: name })}`
  return (
    <aside className={styles.moment} aria-label={t('asOfLabel')}>
      <div className="page">
        <p>
          <strong>{t('asOf', { time: `${formatMoment(at, region)} (${region.timeZone})` })}</strong>{' '}
          {t('asOfLimits')}
        </p>
        <ul>
          {MOMENT_PAGES.map((name) => (
            <li key={name}>
              <a href={hrefOf(name)} aria-current={name === page ? 'page' : undefined}>
                {names[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
