import { mccAndLanguage } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '@/landing/section-frame'
import { currentVisit } from '@/i18n/visit'
import { afterSales } from '@/platform/after-sales'
import { keepNoLonger } from '@/platform/render-context'
import { Icon } from '@/ui/icon/icon'
import { deviceName } from '@/forms/device-name'
import styles from './high-brand.module.css'

/** Ms */
const PATIENCE_MS = 2000

const FAILURE_KEPT_MS = 10_000

/** [7#28], [7#29] */
export async function HighBrandSection() {
  const visit = await currentVisit()
  const place = mccAndLanguage(visit)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const [models, benefits] = await Promise.all([
    afterSales().call('highBrandModels', place, { signal }),
    afterSales().call('highBrandBenefits', place, { signal }),
  ])
  if (!models.ok || !benefits.ok) keepNoLonger(FAILURE_KEPT_MS)
  if (!models.ok || models.data.length === 0) return null
  const t = await getTranslations('highbrand')
  const pages = await getTranslations('pages')
  const { banner = null, remark = null } = (benefits.ok && benefits.data) || {}
  return (
    <SectionFrame
      section={{ id: 'high-brand', type: 'high-brand', anchor: null, title: null }}
      title={pages('exclusiveService')}
    >
      <ul role="list" className={styles.models}>
        {models.data.map(({ id, brand, model }) => (
          <li key={id}>
            <Icon name="smartphone" size={20} />
            <bdi>{deviceName(brand, model)}</bdi>
          </li>
        ))}
      </ul>
      {(banner ?? remark) && (
        <div className={styles.benefits}>
          <h3>{banner ?? t('benefits')}</h3>
          {remark && <p>{remark}</p>}
        </div>
      )}
    </SectionFrame>
  )
}
