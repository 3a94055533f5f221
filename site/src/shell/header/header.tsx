import { findTheme } from '@carelane/themes'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { serviceBrandName } from '../brand'
import { Flag } from '../flag'
import { Logo } from '../logo'
import { HeaderFrame } from './header-frame'
import { LanguageSwitcher } from './language-switcher'
import { MainMenu, MENU_ID } from './menu/main-menu'
import { UserArea } from './user/user-area'
import styles from './header.module.css'

/**
 * [2.3#1], [2.3#2], [2.3#3], [2.3#7].
 * @param search null if not in the header [2.3#10]
 */
export async function Header({ search }: { search: ReactNode }) {
  const { lang, country, countryInfo, menuList } = await currentVisit()
  const t = await getTranslations('header')
  const common = await getTranslations('common')
  const theme = findTheme(countryInfo.theme)
  const brand = theme?.name ?? serviceBrandName()
  const hasMenu = menuList.length > 0 || countryInfo.features.repairAppointment
  return (
    <HeaderFrame className={styles.header} menuId={MENU_ID}>
      <div className={styles.row}>
        {hasMenu && (
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget={MENU_ID}
            aria-label={t('openMenu')}
          >
            <Icon name="menu" />
          </button>
        )}
        <AppLink href={href(lang, 'home')} className={styles.home} aria-label={t('homeLink', { brand })}>
          <Logo name={brand} mark={theme?.mark} />
        </AppLink>
        {hasMenu && <MainMenu />}
        <div className={styles.tools}>
          <UserArea
            ownPage={href(lang, 'account')}
            words={{
              account: t('account'),
              own: t('ownAccount'),
              login: t('login'),
              logout: t('logout'),
              logoutTips: t('logoutTips'),
              confirm: common('confirm'),
              cancel: common('cancel'),
            }}
          />
          {search}
          <LanguageSwitcher countryInfo={countryInfo} label={t('language')} />
          <AppLink
            href={href(lang, 'choose-your-country-or-region')}
            className={styles.country}
            aria-label={t('country', { country: countryInfo.countryName })}
          >
            <Flag country={country} />
          </AppLink>
        </div>
      </div>
    </HeaderFrame>
  )
}
