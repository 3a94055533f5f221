import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Facts, type Fact } from '@/ui/facts/facts'
import type { AppealDetail, AppealEntry } from './own-appeals'
import { stateOf } from './states'

/** [3#33], [3#34] */
export async function AppealFacts({ appeal }: { appeal: AppealEntry | AppealDetail }) {
  const { region } = await currentVisit()
  const t = await getTranslations('appeal')
  const { serviceNumber, submittedTime, status, auditTime, remark } = appeal
  const given: Partial<AppealDetail> = appeal
  const { latitude, longitude } = given
  const fact = (label: string, value: string | null | undefined, isCode = false): Fact[] =>
    value ? [{ label, value, isCode }] : []
  return (
    <Facts
      facts={[
        ...fact(t('facts.number'), serviceNumber, true),
        ...fact(t('facts.submitted'), submittedTime && formatMoment(submittedTime, region)),
        ...fact(t('facts.status'), t(`states.${stateOf(status).words}`)),
        ...fact(t('facts.audited'), auditTime && formatMoment(auditTime, region)),
        ...fact(t('facts.remark'), remark),
        ...fact('IMEI1', given.imei1, true),
        ...fact(t('idNumber'), given.idNumber, true),
        ...fact(t('invoiceNumber'), given.invoiceNumber, true),
        ...fact(t('location'), latitude && longitude && `${latitude}, ${longitude}`, true),
        ...fact(t('nearbyStore'), given.nearbyStore),
        ...fact(t('flightNumber'), given.flightNumber, true),
      ]}
    />
  )
}
