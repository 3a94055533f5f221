import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { PriceTable } from '@/priced-parts/price-table'
import { ButtonLink } from '@/ui/button/button'
import type { PartsOfModel } from './find-parts'
import styles from './repair-cost.module.css'

/** What the prices of parts tell where the service has no costs of repairs. */
export async function PartsOnly({ parts }: { parts: PartsOfModel }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  const title = t('parts.title', { model: parts.name })
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{t('parts.text')}</p>
      <PriceTable
        title={title}
        rows={parts.rows}
        words={{
          part: t('row.part'),
          memory: t('row.memory'),
          price: t('repair.price'),
          labor: t('row.labor'),
          total: t('row.total'),
        }}
      />
      <div className={styles.steps}>
        <ButtonLink href={href(lang, 'spare-parts-price', parts.choice)}>{pages('partPrices')}</ButtonLink>
        <ButtonLink href={href(lang, 'service-center')} look="quiet">
          {pages('serviceCenters')}
        </ButtonLink>
      </div>
      <ContactWays />
    </section>
  )
}
