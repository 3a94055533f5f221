import type { Policy } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { TextPage } from '@/articles/text-page'
import { languageOfText } from '@/i18n/language-of-text'

/** [2.4#14], and its announced successor. */
export async function PolicyPage({ policy }: { policy: Policy }) {
  const { region, locale } = await currentVisit()
  const t = await getTranslations('policy')
  const { title, summary, body, effectiveFrom, next } = policy
  const notes = [
    t('inForceSince', { date: formatCalendarDay(effectiveFrom, region) }),
    ...(next
      ? [t('changesFrom', { date: formatCalendarDay(next.effectiveFrom, region), text: next.summary })]
      : []),
  ]
  return (
    <TextPage
      title={title}
      lead={summary}
      notes={notes}
      body={body}
      language={languageOfText(policy.locale, locale)}
    />
  )
}
