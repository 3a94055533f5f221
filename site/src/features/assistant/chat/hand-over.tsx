import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import styles from '../assistant.module.css'
import { conversationText, type TextWords, type Turn } from '../conversation'
import { withText } from './with-text'

export interface Way {
  href: string
  label: string
  shown: string | null
  icon: IconName
  /** The address takes the conversation as `text`. */
  takesText: boolean
}

export interface HandOverProps {
  turns: Turn[]
  ways: Way[]
  origin: string
  words: TextWords & { person: string; personText: string; copyAll: string; noWays: string }
}

export function HandOver({ turns, ways, origin, words }: HandOverProps) {
  const text = conversationText(turns, words, origin)
  return (
    <section aria-labelledby="person" className={styles.person}>
      <h2 id="person">{words.person}</h2>
      <p>{ways.length > 0 ? words.personText : words.noWays}</p>
      <ul role="list">
        {ways.map(({ href, label, shown, icon, takesText }) => (
          <li key={href}>
            <a href={takesText && text !== '' ? withText(href, text) : href} className={styles.way}>
              <Icon name={icon} size={20} />
              <span>
                {label} {shown !== null && <bdi dir="ltr">{shown}</bdi>}
              </span>
            </a>
          </li>
        ))}
        {text !== '' && (
          <li className="needs-scripts">
            <button type="button" className={styles.way} data-copy-text={text}>
              <Icon name="copy" size={20} />
              {words.copyAll}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
