import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { ContestOffer } from './contest/contest-offer'
import type { Finding, FindingRights, FindingTone } from './finding'
import styles from './finding-card.module.css'

const ICON_OF = { good: 'shield', wait: 'clock', bad: 'shield-off' } satisfies Record<FindingTone, IconName>

interface FindingCardProps {
  finding: Finding
  nextTitle: string
  contact?: ReactNode
}

export function FindingCard({ finding, nextTitle, contact }: FindingCardProps) {
  const { tone, verdict, explained, device = null, facts, next, actions, rights, contest } = finding
  return (
    <section className={styles.finding} data-tone={tone}>
      <h2 tabIndex={-1} className={styles.verdict}>
        <Icon name={ICON_OF[tone]} size={32} />
        {verdict}
      </h2>
      <div className={styles.details}>
        {explained && <p className={styles.explained}>{explained}</p>}
        <DeviceFacts device={device} facts={facts} />
        <div className={styles.next}>
          <h3>{nextTitle}</h3>
          <p>{next}</p>
          <div className={styles.actions}>
            {actions.map(({ href, name }, place) => (
              <ButtonLink key={href} href={href} look={place === 0 ? 'primary' : 'quiet'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
        {rights && (
          <Rights rights={rights} isLinked={actions.some(({ href }) => href === rights.contact.href)} />
        )}
        {contest && <ContestOffer contest={contest} />}
        {contact}
      </div>
    </section>
  )
}

interface RightsProps {
  rights: FindingRights
  /** Among the actions above. */
  isLinked: boolean
}

function Rights({ rights: { title, texts, contact }, isLinked }: RightsProps) {
  return (
    <div className={styles.rights}>
      <h3>{title}</h3>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!isLinked && <a href={contact.href}>{contact.name}</a>}
    </div>
  )
}
