import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { formatCalendarDay, today } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { LookupPage } from '@/tool-page/lookup-page'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { reportWords } from '../report/report-words'
import styles from '../document.module.css'
import { readGuarantee, type ShownGuarantee } from './guarantee-path'

/** What a QR code on a report leads to; `of` of the query is sealed by this site. */
export async function GuaranteePage({ query }: { query: Record<string, unknown> }) {
  const t = await getTranslations('report.public')
  const guarantee = await readGuarantee(query.of)
  return (
    <LookupPage page="repair-guarantee" title={t('title')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>{guarantee ? <Proven guarantee={guarantee} /> : <NotProven />}</div>
    </LookupPage>
  )
}

async function Proven({ guarantee }: { guarantee: ShownGuarantee }) {
  const { region } = await currentVisit()
  const t = await getTranslations('report')
  const quote = await getTranslations('quote.facts')
  const { orderEnd, device, until, parts } = guarantee
  const isOver = until < today(region.timeZone)
  const date = formatCalendarDay(until, region)
  return (
    <>
      <Callout
        tone={isOver ? 'wait' : 'good'}
        title={<h2 tabIndex={-1}>{t(isOver ? 'public.over' : 'public.good')}</h2>}
      >
        <p>{t(isOver ? 'public.overText' : 'public.goodText', { date })}</p>
      </Callout>
      <Facts
        facts={[
          { label: quote('device'), value: device },
          { label: t('facts.until'), value: date },
          { label: t('newParts'), value: parts.length > 0 ? reportWords(region).parts(parts) : t('noParts') },
          { label: t('public.orderEnd'), value: orderEnd, isCode: true },
        ]}
      />
      <p>{t('public.compare')}</p>
    </>
  )
}

async function NotProven() {
  const t = await getTranslations('report.public')
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t('bad')}</h2>}>
      <p>{t('badText')}</p>
      <ContactWays />
    </Callout>
  )
}
