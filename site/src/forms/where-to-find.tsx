import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import styles from './where-to-find.module.css'

interface WhereToFindProps {
  title: string
  drawing?: ReactNode
  places: { icon: IconName; title?: string; text: string; command?: string }[]
  note?: string
}

export function WhereToFind({ title, drawing, places, note }: WhereToFindProps) {
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{title}</h2>
      {drawing}
      <ul role="list">
        {places.map(({ icon, title, text, command }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              {title && <h3>{title}</h3>}
              <p>{text}</p>
              {command && <code dir="ltr">{command}</code>}
            </div>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  )
}
