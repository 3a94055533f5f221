import type { ServerProps } from 'payload'
import styles from './dashboard.module.css'
import type { Reader } from './document-links'
import { failedPublications } from './failed-publications'
import { Moment } from './moment'
import { myCountries } from './my-countries'
import { Panel, Row } from './panel'
import { recentlyChanged } from './recently-changed'
import { refusedSchedules } from './refused'
import { scheduledThisWeek } from './scheduled'

const WHAT = { publish: 'goes live', unpublish: 'is taken off', begins: 'begins', ends: 'ends' }

/** The first page of the admin: what waits for somebody, what comes, what changed. */
export async function Dashboard({ payload, user, locale, i18n }: ServerProps) {
  if (!user) return null
  const reader: Reader = { payload, user, locale: locale?.code ?? 'en' }
  const [countries, refused, failed, scheduled, changed] = await Promise.all([
    myCountries(reader),
    refusedSchedules(reader),
    failedPublications(reader),
    scheduledThisWeek(reader),
    recentlyChanged(reader),
  ])
  const time = (at: Date) => <Moment at={at} language={i18n.language} />
  return (
    <div className={styles.dashboard}>
      {refused.length > 0 && (
        <Panel title="Refused schedules" isAlert>
          {refused.map(({ job, href, kind, title, refusedAt, type, reason }) => (
            <Row key={job} href={href} title={title} kind={kind}>
              not {type === 'publish' ? 'published' : 'taken off'} {time(refusedAt)}: {reason}
            </Row>
          ))}
        </Panel>
      )}
      {failed.length > 0 && (
        <Panel title="Has not reached the site" isAlert>
          {failed.map(({ href, kind, title, attempts, at }) => (
            <Row key={href} href={href} title={title} kind={kind}>
              since {time(at)}, tried {attempts}×
            </Row>
          ))}
        </Panel>
      )}
      {countries.length > 0 && (
        <Panel title="My countries">
          {countries.map(({ name, links }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span className={styles.links}>
                {links.map(({ label, href }) => (
                  <a key={label} href={href}>
                    {label}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </Panel>
      )}
      <Panel title="Scheduled this week" empty="Nothing is scheduled for the next seven days.">
        {scheduled.map(({ href, kind, title, at, what }) => (
          <Row key={`${href} ${what} ${at.getTime()}`} href={href} title={title} kind={kind}>
            {WHAT[what]} {time(at)}
          </Row>
        ))}
      </Panel>
      <Panel title="Recently changed" empty="Nothing has been changed yet.">
        {changed.map(({ href, kind, title, at }) => (
          <Row key={href} href={href} title={title} kind={kind}>
            {time(at)}
          </Row>
        ))}
      </Panel>
    </div>
  )
}
