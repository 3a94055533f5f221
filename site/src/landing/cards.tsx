import type { LandingSection } from '@carelane/main-api'
import { MenuIcon } from '@/shell/header/menu-icon'
import { WithCodes } from '@/ui/codes/with-codes'
import { Picture } from '@/ui/picture/picture'
import { CardTitle } from './card-title'
import styles from './landing.module.css'
import { sectionHref } from './section-link'

type CardItem = Extract<LandingSection, { type: 'cards' }>['items'][number]

export function Cards({ items }: { items: CardItem[] }) {
  const withPictures = items.every(({ picture }) => picture !== null)
  return (
    <ul role="list" className={withPictures ? styles.pictureCards : styles.cards}>
      {items.map((item, place) => (
        <li key={place}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  )
}

async function Card({ item: { title, text, icon, picture, url } }: { item: CardItem }) {
  const href = url === null ? null : await sectionHref(url)
  return (
    <div className={styles.card}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 48rem) 20rem, 50vw"
          ratio="16 / 10"
          decorative={text !== null}
        />
      )}
      {icon && (
        <span className={styles.cardIcon}>
          <MenuIcon icon={icon} size={24} />
        </span>
      )}
      <div className={styles.cardText}>
        <CardTitle title={title} href={href} />
        {text && (
          <p>
            <WithCodes text={text} />
          </p>
        )}
      </div>
    </div>
  )
}
