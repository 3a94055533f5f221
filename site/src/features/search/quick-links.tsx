import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { MenuLink } from '@/shell/header/menu/menu-link'
import { Icon } from '@/ui/icon/icon'
import { findQuickLinks } from './find-content'
import styles from './search.module.css'

export async function QuickLinks() {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  const links = await findQuickLinks(lang)
  if (links.length === 0) return null
  return (
    <section aria-labelledby="quick-links" className={styles.quick}>
      <h2 id="quick-links">{t('quickLinks')}</h2>
      <ul role="list">
        {links.map(({ name, target }) => (
          <li key={target.href}>
            <MenuLink target={target} className={styles.link ?? ''}>
              {name}
              <Icon name="forward" size={20} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
