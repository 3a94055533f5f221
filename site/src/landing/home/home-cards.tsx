import { MenuIcon } from '@/shell/header/menu-icon'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { CardTitle } from '../card-title'
import { sectionHref } from '../section-link'
import type { CardItem, CardsForm } from './cards-form'
import styles from './home-cards.module.css'

export function HomeCards({ items, form }: { items: CardItem[]; form: CardsForm }) {
  return (
    <ul role="list" className={styles[form]} data-row={form === 'row' || form === 'links' ? '' : undefined}>
      {items.map((item, place) => (
        <li key={place}>
          {form === 'folded' ? <Folded item={item} /> : <Card item={item} isNameAlone={form === 'links'} />}
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  item: CardItem
  isNameAlone: boolean
}

async function Card({ item: { title, text, icon, picture, url }, isNameAlone }: CardProps) {
  const href = url === null ? null : await sectionHref(url)
  return (
    <>
      {picture && <Picture picture={picture} sizes="20rem" ratio="16 / 9" decorative={text !== null} />}
      <MenuIcon icon={icon} size={24} />
      <CardTitle title={title} href={href} />
      {text && !isNameAlone && (
        <p>
          <WithCodes text={text} />
        </p>
      )}
    </>
  )
}

async function Folded({ item: { title, text, url } }: { item: CardItem }) {
  const href = url === null ? null : await sectionHref(url)
  const shown = <WithCodes text={text ?? title} />
  return (
    <details>
      <summary>
        <h3>
          <WithCodes text={title} />
        </h3>
        <Icon name="down" />
      </summary>
      <p>{href ? <a href={href}>{shown}</a> : shown}</p>
    </details>
  )
}
