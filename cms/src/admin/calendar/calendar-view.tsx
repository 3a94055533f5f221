import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { languageName } from '../../labels/language-label'
import type { Reader } from '../dashboard/document-links'
import { interfaceTexts } from '../interface-texts'
import { SiteListView } from '../site-list/site-list-view'
import { AsVisitorsSee } from './as-visitors-see'
import { CalendarFilters } from './calendar-filters'
import { daysOf } from './calendar-month'
import { CALENDAR_PATH, readQuestion } from './calendar-question'
import { EventList } from './event-list'
import { MonthGrid } from './month-grid'
import { countriesOfReader } from '../dashboard/countries-of-reader'
import { MOST_BANNERS, readCalendar } from './read-calendar'
import { Timeline } from './timeline'
import { inSight } from './timeline-row'

export function CalendarView(view: AdminViewServerProps) {
  const { req, locale } = view.initPageResult
  const { user, payload, i18n } = req
  return (
    <SiteListView
      view={view}
      path={CALENDAR_PATH}
      title="calendar"
      lead="calendarLead"
      mayRead={(reader) => staffOf(reader) !== undefined}
    >
      {user && (
        <CountryCalendar
          reader={{ payload, user, i18n, locale: locale?.code ?? 'en' }}
          asked={view.searchParams ?? {}}
        />
      )}
    </SiteListView>
  )
}

interface CountryCalendarProps {
  reader: Reader
  asked: Record<string, unknown>
}

async function CountryCalendar({ reader, asked }: CountryCalendarProps) {
  const say = interfaceTexts(reader.i18n.t)
  const now = new Date()
  const countries = await countriesOfReader(reader)
  const read = readQuestion(asked, countries, now)
  if (!read) return <p>{say('nothingWaits')}</p>
  const { question, country, clock } = read
  const { language } = reader.i18n
  const days = daysOf(question.month, clock)
  const calendar = await readCalendar(reader, country, days, question.kind, now)
  const shown = { say, language, zone: clock, days, now }
  return (
    <>
      <CalendarFilters {...shown} question={question} countries={countries} country={country} />
      {calendar.total > MOST_BANNERS && (
        <p role="note">
          {say('calendarMore', { count: MOST_BANNERS, total: calendar.total })}{' '}
          <a href="/admin/collections/ads">{say('advertisements')}</a>
        </p>
      )}
      {question.view === 'month' ? (
        <MonthGrid {...shown} calendar={calendar} country={country} />
      ) : (
        <>
          {calendar.areas.length > 0 && (
            <Timeline
              rows={calendar.areas.map((row) => inSight(row))}
              days={days.map(({ date, begins, ends }) => ({
                date,
                begins: Number(begins),
                ends: Number(ends),
              }))}
              zone={clock}
            />
          )}
          <EventList {...shown} events={calendar.events} />
        </>
      )}
      <AsVisitorsSee
        country={{ shortName: country.shortName, name: country.name }}
        languages={country.languages.map((code) => ({ code, name: languageName(code, language) }))}
        zone={clock}
      />
    </>
  )
}
