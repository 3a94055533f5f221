import type { Recall } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import { recallAnchor } from '@/recalls/recall-href'
import { SEVERITY_KEYS } from '@/recalls/recall-notice'
import { Icon } from '@/ui/icon/icon'
import styles from './recalls.module.css'

export async function RecallCard({ recall }: { recall: Recall }) {
  const { id, severity, title, fault, advice, models, ranges, startsOn, endsOn } = recall
  const { locale, region } = await currentVisit()
  const t = await getTranslations('recalls')
  const language = languageOfText(recall.locale, locale)
  const dates = { from: formatCalendarDay(startsOn, region), to: endsOn && formatCalendarDay(endsOn, region) }
  return (
    <article
      id={recallAnchor(id)}
      className={styles.recall}
      data-tone={severity === 'safety' ? 'bad' : 'wait'}
    >
      <p className={styles.severity}>
        <Icon name="warning" size={20} />
        {t(`severity.${SEVERITY_KEYS[severity]}`)}
      </p>
      <h3 {...language}>{title}</h3>
      {models.length > 0 && (
        <p>
          <strong>{t('devices')}</strong> <bdi>{models.join(', ')}</bdi>
        </p>
      )}
      {ranges.length > 0 && <p>{t('onlySome')}</p>}
      <h4>{t('fault')}</h4>
      <p className={styles.text} {...language}>
        {fault}
      </p>
      <h4>{t('advice')}</h4>
      <p className={styles.text} {...language}>
        {advice}
      </p>
      <p className={styles.quiet}>
        {dates.to
          ? t('dates.until', { from: dates.from, to: dates.to })
          : t('dates.since', { from: dates.from })}
      </p>
    </article>
  )
}
