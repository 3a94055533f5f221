import { getTranslations } from 'next-intl/server'
import { deviceName } from '@/forms/device-name'
import { currentVisit } from '@/i18n/visit'
import type { KeptDevice } from '@/kept-devices/kept-device'
import { href } from '@/links/href'
import { costsOfDevice } from '@/repair-costs/costs-of-device'
import row from '@/ui/link-row/link-row.module.css'

/** What the site has about this model and kind. */
export async function DeviceLinks({ device }: { device: KeptDevice }) {
  const visit = await currentVisit()
  const { lang } = visit
  const pages = await getTranslations('pages')
  const named = deviceName(device.brand, device.model) || undefined
  const costs = await costsOfDevice(visit, device)
  const links = [
    { href: href(lang, 'repair-appointment'), name: pages('repairAppointment') },
    ...(device.order === '' ? [{ href: href(lang, 'repair-status'), name: pages('repairStatus') }] : []),
    ...(costs === null ? [] : [{ href: costs, name: pages('repairCosts') }]),
    { href: href(lang, 'spare-parts-price', { named }), name: pages('partPrices') },
    { href: href(lang, 'service-manal', { q: device.model ?? undefined }), name: pages('manuals') },
    {
      href: href(lang, 'tips', { category: device.kind === 'tv' ? 'tvs' : 'mobile-phones' }),
      name: pages('tips'),
    },
  ]
  return (
    <ul role="list" className={row.row}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  )
}
