import { ButtonLink } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { WrittenFigures } from '@/service-figures/written-figures'
import type { Center } from './center'
import { AvailabilityOfCenter, TicketLink } from './availability-of-center'
import { useNow } from './use-now'
import type { CentersWords } from './words'
import styles from './center-card.module.css'

interface CenterCardProps {
  center: Center
  /** Epoch ms */
  at: number
  words: CentersWords['center']
}

/** [2.4#20], [2.4#21] */
export function CenterCard({ center, at, words }: CenterCardProps) {
  const { name, address, direction, brands, distance, routeHref, reserveHref } = center
  return (
    <article className={styles.card}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {distance && <p className={styles.distance}>{distance}</p>}
      {address && (
        <p className={styles.line}>
          <Icon name="place" size={20} />
          <span>
            <bdi>{address}</bdi>
            {direction && (
              <span className={styles.quiet}>
                {' · '}
                <bdi>{direction}</bdi>
              </span>
            )}
          </span>
        </p>
      )}
      <Contacts center={center} words={words} />
      <Hours center={center} at={at} words={words} />
      {center.availability && (
        <AvailabilityOfCenter availability={center.availability} at={at} words={words} />
      )}
      {center.figures && <FiguresOfCenter figures={center.figures} />}
      {brands && (
        <p className={styles.line}>
          <Icon name="tool" size={20} />
          <span>
            <span className={styles.quiet}>{words.brands}:</span> {brands}
          </span>
        </p>
      )}
      <div className={styles.actions}>
        {reserveHref && <ButtonLink href={reserveHref}>{words.reserve}</ButtonLink>}
        {center.availability?.ticket && (
          <TicketLink ticket={center.availability.ticket} at={at} words={words} />
        )}
        {routeHref && (
          <a href={routeHref} className={styles.route} rel="noreferrer">
            <Icon name="place" size={20} />
            {words.directions}
          </a>
        )}
      </div>
      {!reserveHref && <p className={styles.quiet}>{words.walkIn}</p>}
    </article>
  )
}

function Contacts({ center: { phone, email }, words }: Pick<CenterCardProps, 'center' | 'words'>) {
  return (
    <ul role="list" className={styles.contacts}>
      {phone && (
        <li>
          <a href={phone.href}>
            <Icon name="phone" size={20} />
            <span className="visually-hidden">{words.phone} </span>
            <bdi dir="ltr">{phone.shown}</bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={20} />
            <span className="visually-hidden">{words.email} </span>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}

function Hours({ center: { openings, hours, weekdayHours }, at, words }: CenterCardProps) {
  const now = useNow(at)
  const opening = openings.find(({ until }) => until > now)
  return (
    <details className={styles.hours}>
      <summary className={styles.line}>
        <Icon name="clock" size={20} />
        <span className={classNames(opening && (opening.isOpen ? styles.open : styles.closed))}>
          {opening?.text ?? words.hours}
        </span>
        {opening && <span className="visually-hidden"> {words.hours}</span>}
        <Icon name="down" size={20} />
      </summary>
      <dl className={styles.days}>
        {hours.map(({ day, hours: told }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{told}</dd>
          </div>
        ))}
        {weekdayHours && (
          <div className={styles.weekday}>
            <dt>{words.weekday}</dt>
            <dd>{weekdayHours}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{words.zone}</p>
    </details>
  )
}

function FiguresOfCenter({ figures: { summary, facts, how } }: { figures: WrittenFigures }) {
  return (
    <details className={styles.hours}>
      <summary className={styles.line}>
        <Icon name="check" size={20} />
        <span>{summary}</span>
        <Icon name="down" size={20} />
      </summary>
      <dl className={styles.days}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={how.href} className={styles.route}>
        {how.name}
      </a>
    </details>
  )
}
