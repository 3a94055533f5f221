import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { pathOf } from '@/links/href'

/** [2.3#16]; appointments by the country's switch. */
export async function ServiceLinks() {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('footer')
  const links = [
    ['phone-repair', t('phoneRepair')],
    ['service-center', t('serviceCenters')],
    ['warranty-check', t('warrantyCheck')],
    ['repair-status', t('repairStatus')],
    ...(countryInfo.features.repairAppointment ? [['repair-appointment', t('repairAppointment')]] : []),
    ['drivers-download', t('computers')],
    ['after-sales', t('pickUp')],
  ] as const
  return (
    <ul role="list">
      {links.map(([page = '', name]) => (
        <li key={page}>
          <AppLink href={pathOf([lang, page])}>{name}</AppLink>
        </li>
      ))}
    </ul>
  )
}
