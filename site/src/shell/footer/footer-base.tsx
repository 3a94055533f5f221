import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { serviceBrandName } from '../brand'
import { SameFlag } from '../flag'
import { legalLinks } from '../legal-links'
import { VersionSwitch } from './version-switch'
import styles from './footer.module.css'

/** What the law of several countries asks for, and helps everywhere. */
const LAWFUL = [
  { page: 'your-data', name: 'yourData' },
  { page: 'accessibility', name: 'accessibility' },
] as const

/** [2.3#22], [2.3#23], [2.3#24] */
export async function FooterBase() {
  const { lang, country, countryInfo, siteInfo } = await currentVisit()
  const t = await getTranslations('footer')
  const pages = await getTranslations('pages')
  return (
    <div className={styles.base}>
      <nav aria-label={t('legal')}>
        <ul role="list" className={styles.legal}>
          {(await legalLinks()).map(({ kind, name, href: to }) => (
            <li key={kind}>
              <AppLink href={to}>{name}</AppLink>
            </li>
          ))}
          {LAWFUL.map(({ page, name }) => (
            <li key={page}>
              <AppLink href={href(lang, page)}>{pages(name)}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <AppLink href={href(lang, 'choose-your-country-or-region')} className={styles.country}>
        <SameFlag country={country} />
        <span>
          <span className="visually-hidden">
            {t('currentCountry', { country: countryInfo.countryName })}{' '}
          </span>
          <span aria-hidden>{countryInfo.countryName}</span>
        </span>
        <span className={styles.change}>{t('changeCountry')}</span>
      </AppLink>
      <VersionSwitch />
      <p>{t('copyright', { year: String(siteInfo.copyrightYear), brand: serviceBrandName() })}</p>
    </div>
  )
}
