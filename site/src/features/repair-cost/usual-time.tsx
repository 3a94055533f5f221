import type { RepairFault } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { figuresOfCountry, isEnough } from '@/service-figures/find-figures'
import { factsOf } from '@/service-figures/write-figures'
import { Facts } from '@/ui/facts/facts'
import styles from './repair-cost.module.css'

/** How long this fault took in the country lately; nothing where that is not told. */
export async function UsualTime({ fault }: { fault: RepairFault }) {
  const visit = await currentVisit()
  const found = await figuresOfCountry(visit)
  const figures = found?.country?.faults.find((each) => each.fault === fault)
  if (!figures || !isEnough(figures)) return null
  const t = await getTranslations('figures')
  return (
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      <p>{t('where')}</p>
      <Facts facts={factsOf(figures, visit.region)} />
      <p>
        <a href={`${href(visit.lang, 'service-center')}#figures`} className={styles.fault}>
          {t('how')}
        </a>
      </p>
    </section>
  )
}
