import type { SeoEntry } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { serviceBrandName } from '@/shell/brand'
import styles from './preview.module.css'

export async function SearchSnippet({ entry: { url, seotitle, metadesc } }: { entry: SeoEntry }) {
  const { lang, country, countryInfo } = await currentVisit()
  const t = await getTranslations('common')
  const names = { brand: serviceBrandName(), country: countryInfo.countryName }
  const address = new URL(pathOf([lang, ...url.split('/').filter(Boolean)]), originOf(country))
  const site = t('siteTitle', names)
  return (
    <div className={`page ${styles.alone}`}>
      <article className={styles.result}>
        <p>{site}</p>
        <p dir="ltr">{address.href}</p>
        <h1>{t('pageTitle', { title: seotitle, ...names })}</h1>
        <p className={styles.description}>{metadesc}</p>
      </article>
      <article className={styles.shared}>
        <p dir="ltr">{address.host}</p>
        <h2>{seotitle}</h2>
        <p className={styles.description}>{metadesc}</p>
        <p>{site}</p>
      </article>
    </div>
  )
}
