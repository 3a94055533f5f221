import type { CSSProperties } from 'react'
import type { SayText } from '../interface-texts'
import { isOnIn } from './banner-areas'
import styles from './calendar.module.css'
import { type Day, firstWeekday, placeInWeek } from './calendar-month'
import type { ReadersCountry } from '../dashboard/countries-of-reader'
import { AREA_WORDS } from './calendar-words'
import { EventLink } from './event-list'
import type { AreaRow, Calendar } from './read-calendar'
import { visitAddress } from './visit-address'

interface MonthGridProps {
  calendar: Calendar
  days: readonly Day[]
  country: ReadersCountry
  say: SayText
  language: string
  zone: string
  now: Date
}

const NAMED = 3

/** A list of days, which stands in columns where there is room. */
export function MonthGrid({ calendar, days, country, say, language, zone, now }: MonthGridProps) {
  const first = firstWeekday(language)
  const title = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  return (
    <ol className={styles.month}>
      {days.map((day) => {
        const date = new Date(`${day.date}T00:00Z`)
        const place = { '--place': placeInWeek(day.date, first) + 1 } as CSSProperties
        const name = title.format(date)
        return (
          <li
            key={day.date}
            style={place}
            className={styles.day}
            aria-current={day.begins <= now && now < day.ends ? 'date' : undefined}
          >
            <h3>
              <time dateTime={day.date}>{name}</time>
            </h3>
            {calendar.areas.map((row) => (
              <AreaOnDay key={row.area} row={row} day={day} say={say} />
            ))}
            <ul>
              {calendar.events
                .filter(({ at }) => at >= day.begins && at < day.ends)
                .map((event) => (
                  <li key={`${event.what} ${event.href} ${event.at.toISOString()}`}>
                    <time dateTime={event.at.toISOString()}>{clock.format(event.at)}</time>{' '}
                    <EventLink event={event} say={say} />
                  </li>
                ))}
            </ul>
            {day.ends > now && <DayLinks day={day} name={name} country={country} say={say} zone={zone} />}
          </li>
        )
      })}
    </ol>
  )
}

function AreaOnDay({ row, day, say }: { row: AreaRow; day: Day; say: SayText }) {
  const bars = row.bars.filter((bar) => isOnIn(bar, day))
  const isShared = row.overlaps.some(({ begins, ends }) => begins < day.ends && ends > day.begins)
  return (
    <div className={styles.area} data-state={bars.length === 0 ? 'empty' : isShared ? 'shared' : undefined}>
      <h4>{say(AREA_WORDS[row.area])}</h4>
      {bars.length === 0 && <p>{say('calendarEmpty')}</p>}
      {isShared && <p>{say('calendarShared')}</p>}
      <ul>
        {bars.slice(0, NAMED).map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
        {bars.length > NAMED && <li>{say('calendarOthers', { count: bars.length - NAMED })}</li>}
      </ul>
    </div>
  )
}

interface DayLinksProps {
  day: Day
  name: string
  country: ReadersCountry
  say: SayText
  zone: string
}

function DayLinks({ day, name, country, say, zone }: DayLinksProps) {
  const banner = new URLSearchParams({ from: day.begins.toISOString(), to: day.ends.toISOString() })
  return (
    <p className={styles.links}>
      <a href={`/admin/collections/ads/create?${banner}`} aria-label={`${say('calendarNewBanner')}: ${name}`}>
        {say('calendarNewBanner')}
      </a>
      <a
        href={visitAddress({ country: country.shortName, clock: `${day.date}T12:00`, zone })}
        target="_blank"
        rel="noopener"
        aria-label={`${say('calendarVisit')}: ${name}`}
      >
        {say('calendarVisit')}
      </a>
    </p>
  )
}
