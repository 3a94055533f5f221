import type { SayText } from '../interface-texts'
import styles from './calendar.module.css'
import { EVENT_WORDS } from './calendar-words'
import type { CalendarEvent } from './read-calendar'

interface EventListProps {
  events: readonly CalendarEvent[]
  say: SayText
  language: string
  zone: string
}

export function EventList({ events, say, language, zone }: EventListProps) {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <section aria-labelledby="calendar-events">
      <h2 id="calendar-events">{say('calendarEvents')}</h2>
      {events.length === 0 ? (
        <p>{say('calendarNoEvents')}</p>
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={`${event.what} ${event.href} ${event.at.toISOString()}`}>
              <time dateTime={event.at.toISOString()}>{time.format(event.at)}</time>{' '}
              <EventLink event={event} say={say} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function EventLink({
  event: { what, title, href, kind },
  say,
}: {
  event: CalendarEvent
  say: SayText
}) {
  return (
    <>
      {say(EVENT_WORDS[what])} {kind && `(${kind})`}{' '}
      <a href={href}>
        <bdi>{title}</bdi>
      </a>
    </>
  )
}
