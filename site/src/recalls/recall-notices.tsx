import { Callout } from '@/ui/callout/callout'
import type { RecallNotice } from './recall-notice'
import styles from './recall-notices.module.css'

/** The first one gets the focus of an answer. */
export function RecallNotices({ notices }: { notices: readonly RecallNotice[] }) {
  if (notices.length === 0) return null
  return (
    <div className={styles.notices}>
      {notices.map(({ id, isGrave, verdict, title, fault, advice, language, link }) => (
        <Callout key={id} tone={isGrave ? 'bad' : 'wait'} title={<h2 tabIndex={-1}>{verdict}</h2>}>
          <div className={styles.text} {...language}>
            <p>
              <strong>{title}</strong>
            </p>
            <p>{fault}</p>
            <p>{advice}</p>
          </div>
          <a className={styles.link} href={link.href}>
            {link.name}
          </a>
        </Callout>
      ))}
    </div>
  )
}
