import type { SayText } from '../interface-texts'
import styles from './calendar.module.css'
import type { TimelineBar, TimelineRow } from './timeline-row'

interface Words {
  zone: string
  language: string
  say: SayText
}

const MOST_OVERLAPS = 20
const NAMED = 4

/** What the patterns of its track show. Browsers and Node write spans of time with other spaces. */
export function RowWords({ row, zone, language, say }: Words & { row: TimelineRow }) {
  const moment = new Intl.DateTimeFormat(language, {
    ...SHORT,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  })
  const day = new Intl.DateTimeFormat(language, { ...SHORT, timeZone: zone })
  const days = row.empty.map(({ begins, lastDay }) => day.formatRange(begins, lastDay))
  const list = new Intl.ListFormat(language, { type: 'unit' })
  return (
    <div className={styles.words}>
      {row.empty.length > 0 && (
        <p suppressHydrationWarning>{say('calendarEmptyDays', { days: list.format(days) })}</p>
      )}
      {row.overlaps.length > 0 && (
        <ul aria-label={say('calendarShared')}>
          {row.overlaps.slice(0, MOST_OVERLAPS).map(({ begins, ends, titles }) => (
            <li key={begins} suppressHydrationWarning>
              {say('calendarOverlap', {
                time: moment.formatRange(begins, ends),
                first: titles[0] ?? '',
                others: list.format(titles.slice(1, NAMED)),
              })}{' '}
              {titles.length > NAMED && say('calendarOthers', { count: titles.length - NAMED })}
            </li>
          ))}
          {row.overlaps.length > MOST_OVERLAPS && (
            <li>{say('calendarOthers', { count: row.overlaps.length - MOST_OVERLAPS })}</li>
          )}
        </ul>
      )}
    </div>
  )
}

const SHORT = { day: 'numeric', month: 'short' } as const

export function windowWords(
  { from, to }: Pick<TimelineBar, 'from' | 'to'>,
  { zone, language, say }: Words,
): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
  return `${from === null ? say('now') : format.format(from)} – ${to === null ? say('untilOff') : format.format(to)}`
}
