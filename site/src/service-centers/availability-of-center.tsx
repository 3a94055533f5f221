import { ButtonLink } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { WrittenAvailability } from './center'
import { useNow } from './use-now'
import type { CentersWords } from './words'
import styles from './center-card.module.css'

interface AvailabilityProps {
  availability: WrittenAvailability
  /** Epoch ms */
  at: number
  words: CentersWords['center']
}

/** What was true when it was seen leaves the card when it is not any more, and copies that are kept (`data-now`). */
export function AvailabilityOfCenter({
  availability: { slot, waiting, kinds, inStock },
  at,
  words,
}: AvailabilityProps) {
  const now = useNow(at)
  const waits = waiting.find(({ until }) => until > now)
  const next = slot && slot.until > now ? slot : null
  return (
    <>
      {waits && (
        <p className={styles.line} data-now="">
          <Icon name="user" size={20} />
          <span>{waits.text}</span>
        </p>
      )}
      {next && (
        <p className={styles.line} data-now="">
          <Icon name="calendar" size={20} />
          <span>
            <span className={styles.quiet}>{words.slot}:</span>{' '}
            {next.href ? (
              <a href={next.href} className={styles.slot}>
                {next.text}
              </a>
            ) : (
              next.text
            )}
          </span>
        </p>
      )}
      {inStock && (
        <p className={styles.line}>
          <Icon name="box" size={20} />
          <span>
            <span className={styles.quiet}>{words.inStock}:</span> <bdi>{inStock}</bdi>
          </span>
        </p>
      )}
      {kinds && (
        <p className={styles.line}>
          <Icon name="smartphone" size={20} />
          <span>
            <span className={styles.quiet}>{words.kinds}:</span> {kinds}
          </span>
        </p>
      )}
    </>
  )
}

interface TicketLinkProps extends Omit<AvailabilityProps, 'availability'> {
  ticket: NonNullable<WrittenAvailability['ticket']>
}

export function TicketLink({ ticket, at, words }: TicketLinkProps) {
  const now = useNow(at)
  if (ticket.until <= now) return null
  return (
    <p data-now="">
      <ButtonLink href={ticket.href} look="quiet">
        {words.ticket}
      </ButtonLink>
    </p>
  )
}
