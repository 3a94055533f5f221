import { getTranslations } from 'next-intl/server'
import { getQuickLinks } from '@/content/quick-links'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import styles from './search.module.css'
import { TOOL_PAGES } from './tool'

const SHOWN = 6

/** [2.4#2] */
export async function QuickLinks({ besideTools }: { besideTools?: boolean }) {
  const { lang } = await currentVisit()
  const links = (await getQuickLinks(lang)) ?? []
  const beside = besideTools ? TOOL_PAGES.map((page) => href(lang, page)) : []
  const shown = links
    .flatMap(({ name, url }) => {
      const target = menuTarget(url, lang, serviceBrand())
      return target && !beside.includes(target.href) ? [{ name, href: target.href }] : []
    })
    .slice(0, SHOWN)
  if (shown.length === 0) return null
  const t = await getTranslations('landing')
  return (
    <nav aria-labelledby="quick-links" className={styles.quickLinks}>
      <p id="quick-links">{t('quickLinks')}</p>
      <ul role="list">
        {shown.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
