import { getTranslations } from 'next-intl/server'
import { getQuickLinks } from '@/content/quick-links'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import styles from './search.module.css'

/** Enough to choose from at a glance; the search has the others. */
const SHOWN = 6

/** Quick Links [2.4#2]: what the country's editors put first. */
export async function QuickLinks() {
  const { lang } = await currentVisit()
  const links = (await getQuickLinks(lang)) ?? []
  const shown = links.slice(0, SHOWN).flatMap(({ name, url }) => {
    const target = menuTarget(url, lang, serviceBrand())
    return target ? [{ name, href: target.href }] : []
  })
  if (shown.length === 0) return null
  const t = await getTranslations('landing')
  return (
    <nav aria-labelledby="quick-links" className={styles.quickLinks}>
      <p id="quick-links">{t('quickLinks')}</p>
      <ul role="list">
        {shown.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
