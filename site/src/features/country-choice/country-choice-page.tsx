import { COUNTRY_CODES, wordingOf } from '@carelane/countries'
import flags from '@carelane/countries/flags.svg'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { CountryFinder } from './country-finder'
import { CountryLink } from './country-link'
import { countryGroups } from '@/i18n/country-groups'
import { COUNTRY_PLACE } from './page-links'
import row from '@/ui/link-row/link-row.module.css'
import styles from './country-choice.module.css'

const TOLD = 13

const ALL_FLAGS = { '--flags': `url(${flags.src})` } as CSSProperties

export async function CountryChoicePage() {
  const { lang, locale, country, countryInfo } = await currentVisit()
  const t = await getTranslations('countries')
  const pages = await getTranslations('pages')
  const groups = countryGroups(wordingOf(country, locale), t('globalName'))
  return (
    <>
      <AdBanner slot="top" page="choose-your-country-or-region" />
      <Breadcrumbs name={pages('countries')} path={href(lang, 'choose-your-country-or-region')} />
      <div className={`page ${styles.choice}`} style={ALL_FLAGS}>
        <header className={styles.head}>
          <h1>{pages('countries')}</h1>
          <p>
            {t('lead')} {t('count', { count: COUNTRY_CODES.length })}
          </p>
        </header>
        <CountryFinder
          current={country}
          words={{
            search: t('search'),
            here: t('currentSite', { country: countryInfo.countryName }),
            // One page for all: the browser fills in the country.
            suggested: t('suggested', { country: COUNTRY_PLACE }),
          }}
          counts={Array.from({ length: TOLD }, (_, count) => t('found', { count }))}
        />
        <nav aria-label={t('jump')}>
          <ul role="list" className={row.row}>
            {groups.map(({ region }) => (
              <li key={region}>
                <a href={`#${region}`}>{t(`region.${region}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ region, countries }) => (
          <section key={region} data-region aria-labelledby={region} className={styles.region}>
            <h2 id={region}>{t(`region.${region}`)}</h2>
            <ul role="list" className={styles.countries}>
              {countries.map((entry) => (
                <li key={entry.code}>
                  <CountryLink entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <AdBanner slot="bottom" page="choose-your-country-or-region" />
    </>
  )
}
