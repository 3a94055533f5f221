import { getTranslations } from 'next-intl/server'
import { getQuickLinks } from '@/content/quick-links'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import { MenuLink } from '@/shell/header/menu/menu-link'
import { Icon } from '@/ui/icon/icon'
import styles from './search.module.css'

/** Where most visitors want to go, as the country's editors chose it. */
export async function QuickLinks() {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  const links = ((await getQuickLinks(lang)) ?? []).flatMap(({ name, url }) => {
    const target = menuTarget(url, lang, serviceBrand())
    return target ? [{ name, target }] : []
  })
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
