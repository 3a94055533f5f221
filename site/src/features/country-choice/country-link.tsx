import { COUNTRY_CODES, directionOf } from '@carelane/countries'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { Icon } from '@/ui/icon/icon'
import type { CountryEntry } from '@/i18n/country-groups'
import styles from './country-choice.module.css'

const FLAG_HEIGHT = 24

/** Loads the whole page: language, direction and menus change. */
export async function CountryLink({ entry: { code, name, ownName } }: { entry: CountryEntry }) {
  const { country } = await currentVisit()
  const t = await getTranslations('countries')
  const isCurrent = code === country
  const origin = originOf(code) === originOf(country) ? '' : originOf(code)
  const small = code === 'global' ? t('globalText') : ownName?.text
  return (
    <a
      href={origin + href(code, 'home')}
      className={styles.country}
      data-country={code}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span
        data-flag
        className={styles.flag}
        style={{ backgroundPositionY: `${-FLAG_HEIGHT * COUNTRY_CODES.indexOf(code)}px` }}
      />
      <span>
        <span data-name>{name}</span>
        {small && (
          <small lang={ownName?.locale} dir={ownName ? directionOf(ownName.locale) : undefined}>
            {small}
          </small>
        )}
      </span>
      {isCurrent && (
        <span className={styles.here}>
          <Icon name="check" size={20} />
          <span className="visually-hidden">{t('current')}</span>
        </span>
      )}
    </a>
  )
}
