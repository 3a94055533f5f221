import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, type PageName } from '@/links/href'

/** [2.3#16] */
export async function ServiceLinks() {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('footer')
  const pages = await getTranslations('pages')
  const appointment: [PageName, string] = ['repair-appointment', pages('repairAppointment')]
  const links: [PageName, string][] = [
    ['phone-repair', t('phoneRepair')],
    ['service-center', pages('serviceCenters')],
    ['warranty-check', pages('warrantyCheck')],
    ['repair-status', pages('repairStatus')],
    ['find-the-fault', pages('findTheFault')],
    ['repair-cost', pages('repairCosts')],
    ...(countryInfo.features.repairAppointment ? [appointment] : []),
    ['drivers-download', t('computers')],
    ['pick-up', t('pickUp')],
  ]
  return (
    <ul role="list">
      {links.map(([page, name]) => (
        <li key={page}>
          <AppLink href={href(lang, page)}>{name}</AppLink>
        </li>
      ))}
    </ul>
  )
}
