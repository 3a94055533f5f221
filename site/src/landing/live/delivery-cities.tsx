import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import styles from './live.module.css'

/** §1 */
export async function DeliveryCities({ section }: { section: Live }) {
  const { countryData, countryInfo } = await currentVisit()
  const { deliveryCities } = countryData
  if (deliveryCities.length === 0) return null
  const t = await getTranslations('landing')
  return (
    <SectionFrame
      section={section}
      title={t('deliveryCities', { country: countryInfo.countryName })}
      intro={section.intro}
    >
      {/* The home lets it scroll, and no link in it takes the keyboard along. */}
      <ul role="list" className={styles.chips} data-row="" tabIndex={0}>
        {deliveryCities.map((city) => (
          <li key={city} className={styles.city}>
            <Icon name="place" size={20} />
            {city}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
