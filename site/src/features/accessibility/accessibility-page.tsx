import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { accessibilityLawOf } from '@/law/accessibility-law'
import { LookupPage } from '@/tool-page/lookup-page'
import styles from './accessibility.module.css'

/** Of the last look at all screens by the tests and by hand. */
const CHECKED_ON = '2026-11-27'

const WORKS = ['keyboard', 'reader', 'zoom', 'colours', 'scripts'] as const
const GAPS = ['map', 'photos', 'people'] as const

export async function AccessibilityPage() {
  const { country, region } = await currentVisit()
  const t = await getTranslations('accessibility')
  const pages = await getTranslations('pages')
  const law = accessibilityLawOf(country)
  return (
    <LookupPage page="accessibility" title={pages('accessibility')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        <h2>{t('aim.title')}</h2>
        <p>{t('aim.text')}</p>
        {law !== undefined && <p>{t('law', { law })}</p>}
        <h2>{t('works.title')}</h2>
        <ul>
          {WORKS.map((each) => (
            <li key={each}>{t(`works.${each}`)}</li>
          ))}
        </ul>
        <h2>{t('gaps.title')}</h2>
        <ul>
          {GAPS.map((each) => (
            <li key={each}>{t(`gaps.${each}`)}</li>
          ))}
        </ul>
        <h2>{t('report.title')}</h2>
        <p>{t('report.text')}</p>
        <ContactWays />
        <p className={styles.quiet}>{t('checked', { date: formatCalendarDay(CHECKED_ON, region) })}</p>
      </div>
    </LookupPage>
  )
}
