import { getTranslations } from 'next-intl/server'
import { afterSales } from '@/platform/after-sales'
import styles from './service-figures.module.css'

/** Nothing where the service has no figures. */
export async function HowFiguresAreCounted() {
  if (!afterSales().offers('service-figures')) return null
  const t = await getTranslations('figures.method')
  return (
    <section className={styles.method} aria-labelledby="figures">
      <h2 id="figures">{t('title')}</h2>
      <p>{t('source')}</p>
      <ul>
        <li>
          {t('usual')} {t('days')}
        </li>
        <li>{t('onTime')}</li>
        <li>{t('rating')}</li>
      </ul>
      <p>{t('few')}</p>
    </section>
  )
}
