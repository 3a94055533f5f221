import { classNames } from '../class-names'
import type { LinkComponent } from '../link-component'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: { href: string; name: string; isCurrent: boolean }[]
  link?: LinkComponent
  rel?: 'nofollow'
}

export function Tabs({ label, tabs, link: Link = 'a', rel }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul role="list">
        {tabs.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              rel={rel}
              className={classNames(styles.tab, isCurrent && styles.current)}
              {...(isCurrent && { 'aria-current': 'page' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
