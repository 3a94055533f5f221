import type { CountryInfo } from '@carelane/main-api'
import { ownLanguageName } from '@/i18n/formats'
import { href } from '@/links/href'
import styles from './header.module.css'

/** [2.3#7]–[2.3#9] */
export function LanguageSwitcher({ countryInfo, label }: { countryInfo: CountryInfo; label: string }) {
  const { languages, locale: current } = countryInfo
  if (languages.length < 2) return null
  // Specified: English first.
  const ordered = [...languages].sort((a, b) => Number(b.locale === 'en') - Number(a.locale === 'en'))
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.languages}>
        {ordered.map(({ locale, lang }) => (
          <li key={locale}>
            <a
              href={href(lang, 'home')}
              lang={locale}
              hrefLang={locale}
              title={ownLanguageName(locale)}
              aria-current={locale === current ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
