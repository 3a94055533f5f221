import type { Failure } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from './contact-ways'
import { failureText } from './failures'

interface LookupFailureProps {
  failure: Failure
  children?: ReactNode
}

export async function LookupFailure({ failure, children }: LookupFailureProps) {
  const t = await getTranslations('forms')
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t('failed.title')}</h2>}>
      <p>{failureText(failure, await currentVisit())}</p>
      {children}
      <ContactWays />
    </Callout>
  )
}
