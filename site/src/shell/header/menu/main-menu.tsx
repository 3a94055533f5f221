import type { MenuItem } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { pathOf } from '@/links/href'
import { menuTarget } from '@/links/menu-url'
import { Icon } from '@/ui/icon/icon'
import { serviceBrand } from '../../brand'
import { MenuIcon } from '../menu-icon'
import { MenuLink } from './menu-link'
import styles from './main-menu.module.css'

export const MENU_ID = 'main-menu'

/** [2.3#1], [2.3#11] */
export async function MainMenu() {
  const { lang, menuList, countryInfo } = await currentVisit()
  const t = await getTranslations('header')
  return (
    <nav id={MENU_ID} className={styles.menu} popover="auto" aria-label={t('mainMenu')}>
      <div className={styles.top}>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t('closeMenu')}>
          <Icon name="close" />
        </button>
      </div>
      <ul role="list" className={styles.list}>
        {menuList.map((item, place) => (
          <li key={place} className={styles.item}>
            {item.children.length > 0 ? <Group item={item} /> : <Entry item={item} />}
          </li>
        ))}
        {countryInfo.features.repairAppointment && (
          <li className={styles.item}>
            <AppLink href={pathOf([lang, 'repair-appointment'])} className={styles.entry}>
              <Icon name="calendar" size={20} />
              {t('repairAppointment')}
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Group({ item }: { item: MenuItem }) {
  return (
    <details name="main-menu">
      <summary className={styles.entry}>
        {item.name}
        <Icon name="down" size={20} />
      </summary>
      <ul role="list" className={styles.children}>
        {item.url !== '' && (
          <li>
            <Entry item={item} />
          </li>
        )}
        {item.children.map((child, place) => (
          <li key={place}>
            <Entry item={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

async function Entry({ item }: { item: { name: string; url: string; icon: string | null } }) {
  const { lang } = await currentVisit()
  const target = menuTarget(item.url, lang, serviceBrand())
  if (!target) return <span className={styles.entry}>{item.name}</span>
  return (
    <MenuLink target={target} className={styles.entry ?? ''}>
      <MenuIcon icon={item.icon} />
      {item.name}
    </MenuLink>
  )
}
