import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import styles from './home.module.css'

/** Estimated repair time in working days [9#18]. */
const WORKING_DAYS = { from: 3, to: 7 }

/** How a repair goes [2.4#6], as far as the service offers its steps today. */
export async function RepairSteps() {
  const t = await getTranslations('home.steps')
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'shield', title: t('check'), text: t('checkText') },
    { icon: 'chat', title: t('contact'), text: t('contactText') },
    { icon: 'search', title: t('detect'), text: t('detectText') },
    { icon: 'tool', title: t('repair'), text: t('repairText', WORKING_DAYS) },
  ]
  return (
    <section className={`page ${styles.section}`} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol role="list" className={styles.steps}>
        {steps.map(({ icon, title, text }) => (
          <li key={icon}>
            <span className={styles.stepIcon}>
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
