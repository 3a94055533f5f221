import type { Failure } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from './contact-ways'
import { failureText } from './failures'

/** In the place of an answer that a page was opened for: why there is none, and another way. */
export async function LookupFailure({ failure }: { failure: Failure }) {
  const t = await getTranslations('lookup')
  return (
    <Callout tone="bad" title={<h2>{t('failed.title')}</h2>}>
      <p>{await failureText(failure, await currentVisit())}</p>
      <ContactWays />
    </Callout>
  )
}
