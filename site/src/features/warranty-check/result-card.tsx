import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Facts } from '@/ui/facts/facts'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import type { WarrantyResult } from './state'
import type { VerdictTone } from './verdicts'
import type { WarrantyWords } from './warranty-form'
import styles from './warranty.module.css'

const ICON_OF = { good: 'shield', wait: 'clock', bad: 'shield-off' } satisfies Record<VerdictTone, IconName>

interface ResultCardProps {
  result: WarrantyResult
  words: WarrantyWords
  contact: ReactNode
}

/** First the verdict in words, then the facts, then the next step. */
export function ResultCard({
  result: { tone, verdict, facts, next, actions },
  words,
  contact,
}: ResultCardProps) {
  return (
    <section className={classNames(styles.result, styles[tone])}>
      <h2 tabIndex={-1} className={styles.verdict}>
        <Icon name={ICON_OF[tone]} size={32} />
        {verdict}
      </h2>
      <div className={styles.details}>
        <Facts facts={facts} />
        <div className={styles.next}>
          <h3>{words.next}</h3>
          <p>{next}</p>
          {actions.map(({ href, name }) => (
            <ButtonLink key={href} href={href} look="quiet">
              {name}
            </ButtonLink>
          ))}
        </div>
        {contact}
      </div>
    </section>
  )
}
