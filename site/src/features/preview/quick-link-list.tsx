import type { QuickLink } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import styles from './preview.module.css'

interface QuickLinkListProps {
  links: readonly QuickLink[]
  own: QuickLink
}

export async function QuickLinkList({ links, own }: QuickLinkListProps) {
  const { lang } = await currentVisit()
  return (
    <div className={`page ${styles.alone}`}>
      <h1>{own.name}</h1>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a
              href={menuTarget(url, lang, serviceBrand())?.href}
              aria-current={url === own.url ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
