import type { LandingSection } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import styles from './landing.module.css'

type CoverageSection = Extract<LandingSection, { type: 'coverage' }>

export async function Coverage({ section: { covered, excluded } }: { section: CoverageSection }) {
  const t = await getTranslations('landing')
  return (
    <div className={styles.coverage}>
      <CoverageList title={t('covered')} items={covered} icon="check" />
      <CoverageList title={t('notCovered')} items={excluded} icon="close" />
    </div>
  )
}

function CoverageList({ title, items, icon }: { title: string; items: string[]; icon: IconName }) {
  if (items.length === 0) return null
  return (
    <div className={styles.coverageList} data-icon={icon}>
      <h3>{title}</h3>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            <WithCodes text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
