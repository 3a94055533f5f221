import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import styles from './live.module.css'

export const TOOL_PAGES = ['warranty-check', 'repair-status', 'service-center', 'spare-parts-price'] as const

export async function Tools() {
  const { lang } = await currentVisit()
  const t = await getTranslations('landing')
  const tools: { icon: IconName; page: (typeof TOOL_PAGES)[number]; name: string; text: string }[] = [
    { icon: 'shield', page: 'warranty-check', name: t('tools.warranty'), text: t('tools.warrantyText') },
    { icon: 'clock', page: 'repair-status', name: t('tools.status'), text: t('tools.statusText') },
    { icon: 'place', page: 'service-center', name: t('tools.center'), text: t('tools.centerText') },
    { icon: 'price', page: 'spare-parts-price', name: t('tools.price'), text: t('tools.priceText') },
  ]
  return (
    <ul role="list" className={styles.tools}>
      {tools.map(({ icon, page, name, text }) => (
        <li key={page}>
          <AppLink href={href(lang, page)} className={styles.tool}>
            <Icon name={icon} size={28} />
            <span className={styles.toolName}>{name}</span>
            <span className={styles.toolText}>{text}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

export async function ToolsSection({ section }: { section: Live }) {
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('tools.title')} intro={section.intro}>
      <Tools />
    </SectionFrame>
  )
}
