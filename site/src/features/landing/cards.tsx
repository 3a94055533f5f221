import type { LandingSection } from '@carelane/main-api'
import { MenuIcon } from '@/shell/header/menu-icon'
import { Picture } from '@/ui/picture/picture'
import styles from './landing.module.css'
import { sectionHref } from './section-link'

type CardsSection = Extract<LandingSection, { type: 'cards' }>

export function Cards({ section: { intro, items } }: { section: CardsSection }) {
  return (
    <>
      {intro && <p className={styles.lead}>{intro}</p>}
      <ul role="list" className={styles.cards}>
        {items.map((item, place) => (
          <li key={place}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </>
  )
}

async function Card({ item: { title, text, icon, picture, url } }: { item: CardsSection['items'][number] }) {
  const href = url === null ? null : await sectionHref(url)
  return (
    <div className={styles.card}>
      {picture && (
        <Picture picture={picture} sizes="(width >= 48rem) 20rem, 100vw" ratio="16 / 9" decorative />
      )}
      <MenuIcon icon={icon} />
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      {text && <p>{text}</p>}
    </div>
  )
}
