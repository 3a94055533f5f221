import type { SayText } from '../interface-texts'
import styles from './calendar.module.css'
import type { ReadersCountry } from '../dashboard/countries-of-reader'
import { monthBeside } from './calendar-month'
import { addressOfCalendar, type CalendarQuestion, SHOWN_KINDS } from './calendar-question'
import { KIND_WORDS } from './calendar-words'

interface CalendarFiltersProps {
  question: CalendarQuestion
  countries: readonly ReadersCountry[]
  country: ReadersCountry
  say: SayText
  language: string
  zone: string
}

export function CalendarFilters(props: CalendarFiltersProps) {
  const { question, countries, country, say, language, zone } = props
  const { month, view, kind } = question
  const other = view === 'month' ? 'timeline' : 'month'
  const name = nameOfMonth(month, language)
  return (
    <>
      <form className={styles.filters} action="/admin/calendar" key={JSON.stringify(question)}>
        <label>
          {say('country')}
          <select name="country" defaultValue={question.country}>
            {countries.map((each) => (
              <option key={each.id} value={each.shortName}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('calendarMonth')}
          <input
            name="month"
            type="month"
            defaultValue={month}
            pattern="20[0-9]{2}-(0[1-9]|1[0-2])"
            required
          />
        </label>
        <label>
          {say('what')}
          <select name="kind" defaultValue={kind}>
            <option value="">{say('all')}</option>
            {SHOWN_KINDS.map((each) => (
              <option key={each} value={each}>
                {say(KIND_WORDS[each])}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('clockOf')}
          <input
            name="zone"
            list="calendar-zones"
            defaultValue={question.zone}
            placeholder={country.timeZone}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <datalist id="calendar-zones">
          {Intl.supportedValuesOf('timeZone').map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <input type="hidden" name="view" value={view} />
        <button type="submit">{say('coverageShow')}</button>
      </form>
      {question.isZoneUnknown && (
        <p role="alert">{say('calendarZoneUnknown', { zone, country: country.name })}</p>
      )}
      <nav className={styles.months} aria-label={say('calendarMonth')}>
        <a href={addressOfCalendar(question, { month: monthBeside(month, -1) })}>{say('calendarBefore')}</a>
        <h2>
          {country.name}: {name}
        </h2>
        <a href={addressOfCalendar(question, { month: monthBeside(month, 1) })}>{say('calendarAfter')}</a>
        <a href={addressOfCalendar(question, { view: other })}>
          {say(other === 'month' ? 'calendarAsMonth' : 'calendarAsTimeline')}
        </a>
      </nav>
      <p className={styles.clock}>{say('calendarClock', { zone })}</p>
    </>
  )
}

function nameOfMonth(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00Z`))
}
