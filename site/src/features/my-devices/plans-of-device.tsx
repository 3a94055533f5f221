import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { hrefBelow } from '@/links/href'
import type { BoughtPlan } from './bought-plan'
import styles from './my-devices.module.css'

interface PlansOfDeviceProps {
  /** IMEI */
  code: string
  /** Null if they could not be had. */
  plans: readonly BoughtPlan[] | null
}

/** Who is not signed in is asked to by the list of orders. */
export async function PlansOfDevice({ code, plans }: PlansOfDeviceProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices.plans')
  const own = plans?.filter(({ imei }) => imei === code) ?? []
  return (
    <div>
      {plans === null && <p>{t('failed')}</p>}
      {own.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <a className={styles.action} href={hrefBelow(lang, 'purchase-service', 'order-list')}>
        {t('see')}
      </a>
    </div>
  )
}
