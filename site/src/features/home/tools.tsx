import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import styles from './home.module.css'

interface Tool {
  icon: IconName
  name: string
  text: string
  href: string
}

/** What most people come for, as far as it exists. */
export async function Tools() {
  const { lang, countryData } = await currentVisit()
  const t = await getTranslations('home.tools')
  const phone = countryData.hotlineNumber
  const tools: Tool[] = [
    { icon: 'shield', name: t('warranty'), text: t('warrantyText'), href: href(lang, 'warranty-check') },
    { icon: 'bulb', name: t('tips'), text: t('tipsText'), href: href(lang, 'tips') },
    { icon: 'news', name: t('news'), text: t('newsText'), href: href(lang, 'news') },
    phone
      ? { icon: 'phone', name: t('hotline'), text: t('hotlineText'), href: `tel:${phone}` }
      : {
          icon: 'globe',
          name: t('country'),
          text: t('countryText'),
          href: href(lang, 'choose-your-country-or-region'),
        },
  ]
  return (
    <nav aria-label={t('title')} className={styles.tools}>
      <ul role="list">
        {tools.map((tool) => (
          <li key={tool.icon}>
            <ToolTile {...tool} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ToolTile({ icon, name, text, href: to }: Tool) {
  const Link = to.startsWith('/') ? AppLink : 'a'
  return (
    <Link href={to} className={styles.tool}>
      <Icon name={icon} size={28} />
      <span className={styles.toolName}>{name}</span>
      <span className={styles.toolText}>{text}</span>
    </Link>
  )
}
