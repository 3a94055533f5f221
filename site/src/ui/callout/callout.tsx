import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import styles from './callout.module.css'

export type Tone = 'hint' | 'good' | 'wait' | 'bad'

const ICON_OF = { hint: 'info', good: 'check', wait: 'warning', bad: 'warning' } satisfies Record<
  Tone,
  IconName
>

/** `title` says what the colour means. */
export function Callout({ tone, title, children }: { tone: Tone; title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.callout} data-tone={tone}>
      <div className={styles.title}>
        <Icon name={ICON_OF[tone]} size={20} />
        {title}
      </div>
      {children}
    </div>
  )
}
