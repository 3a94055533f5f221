import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getCountryList } from '@/content/countries'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, hrefBelow } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { Icon } from '@/ui/icon/icon'
import type { ProtectionCountry } from './find-protection-country'
import styles from './protection.module.css'

interface ProtectionCountryPageProps {
  page: 'protection/faq' | 'protection/terms'
  place: ProtectionCountry
  title: string
  children: ReactNode
}

export async function ProtectionCountryPage({ page, place, title, children }: ProtectionCountryPageProps) {
  const { lang, country: own } = await currentVisit()
  const t = await getTranslations('protection')
  const countries = (await getCountryList(lang))?.countries ?? []
  const pathTo = (country: string) => (country === own ? href(lang, page) : hrefBelow(lang, page, country))
  return (
    <>
      <AdBanner slot="top" page="protection" />
      <Breadcrumbs
        name={place.country === own ? title : `${title} – ${place.name}`}
        path={pathTo(place.country)}
        trail={[{ name: t('back'), path: href(lang, 'protection') }]}
      />
      <div className={`page ${styles.head}`}>
        <h1>{title}</h1>
        <p>{t('validIn', { country: place.name })}</p>
        <details className={styles.others}>
          <summary>
            {t('otherCountry')}
            <Icon name="down" size={20} />
          </summary>
          <ul role="list">
            {countries.map(({ shortName, countryName }) => (
              <li key={shortName}>
                <AppLink
                  href={pathTo(shortName)}
                  aria-current={shortName === place.country ? 'true' : undefined}
                >
                  {countryName}
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {children ?? <p className="page">{t('none', { country: place.name })}</p>}
      <AdBanner slot="bottom" page="protection" />
    </>
  )
}
