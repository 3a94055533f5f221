import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import type { RepairOrder } from './timeline'
import styles from './repair.module.css'

export async function OrderCenter({ center }: { center: RepairOrder['serviceCenter'] }) {
  if (!center) return null
  const t = await getTranslations('repair.facts')
  const number = center.phone?.replace(/[^\d+]/g, '')
  return (
    <div>
      <h3>{t('center')}</h3>
      <p>
        <bdi>{center.name}</bdi>
      </p>
      {number && (
        <a href={`tel:${number}`} className={styles.call}>
          <Icon name="phone" size={20} />
          <span className="visually-hidden">{t('centerPhone')}</span>
          <bdi dir="ltr">{center.phone}</bdi>
        </a>
      )}
    </div>
  )
}
