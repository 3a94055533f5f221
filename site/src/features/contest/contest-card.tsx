import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import { ContestFacts } from './contest-facts'
import { wordsOf } from './contest-words'
import type { ContestEntry } from './own-contest'
import styles from './contest.module.css'

const CHECKS = { phone: 'warranty-check', tv: 'tv-warranty', part: 'spare-parts-serial' } as const

export async function ContestCard({ entry }: { entry: ContestEntry }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('contest')
  const { title, explained, tone } = wordsOf(entry)
  const check = entry.state === 'corrected' && Object.entries(CHECKS).find(([kind]) => kind === entry.device)
  return (
    <div className={styles.column}>
      <Callout tone={tone} title={<h2 tabIndex={-1}>{t(`states.${title}`)}</h2>}>
        <p>{t(`explained.${explained}`, { date: formatCalendarDay(entry.answerBy, region) })}</p>
        {check && (
          <p>
            <a href={href(lang, check[1])}>{t('checkAgain')}</a>
          </p>
        )}
        {entry.state === 'kept' && <ContactWays />}
      </Callout>
      <ContestFacts entry={entry} />
    </div>
  )
}
