import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { isUnionLaw, legalGuaranteeOf } from './legal-guarantee'
import { withdrawalOf } from './withdrawal'

/** What the law gives beside a plan, and how long one may go back on it; nothing where neither is certain. */
export async function RightsOfBuyers() {
  const { country } = await currentVisit()
  const t = await getTranslations('rights')
  const guarantee = legalGuaranteeOf(country)
  const withdrawal = withdrawalOf(country)
  if (!guarantee && !withdrawal) return null
  const source = (law: string) => t('source', { source: law })
  return (
    <Callout tone="hint" title={<h2>{t('title')}</h2>}>
      {guarantee && (
        <p>
          {t('seller', { months: guarantee.months })} {isUnionLaw(country) && `${t('remedies')} `}
          {t('beside')} {source(guarantee.source)}
        </p>
      )}
      {withdrawal && (
        <p>
          {t(withdrawal.isWorkingDays ? 'withdrawWorking' : 'withdraw', { days: withdrawal.days })}{' '}
          {t('withdrawHow')} {source(withdrawal.source)}
        </p>
      )}
    </Callout>
  )
}
