import type { ServerProps } from 'payload'
import { findReader } from '../../comments/digest/digest-store'
import { tasksOf } from '../../comments/tasks-of'
import { MyTasksPanel } from '../comments/my-tasks-panel'
import { NoteReader } from '../comments/note-reader'
import { interfaceTexts } from '../interface-texts'
import { approvalsOf } from './approvals'
import styles from './dashboard.module.css'
import type { Reader } from './document-links'
import { failedPublications } from './failed-publications'
import { Moment } from './moment'
import { myCountries } from './my-countries'
import { Panel, Row } from './panel'
import { recentlyChanged } from './recently-changed'
import { refusedSchedules } from './refused'
import { scheduledThisWeek } from './scheduled'
import { waitingByCountry } from './waiting-by-country'
import { WaitingPanel } from './waiting-panel'

export async function Dashboard({ payload, user, locale, i18n }: ServerProps) {
  if (!user) return null
  const reader: Reader = { payload, user, locale: locale?.code ?? 'en', i18n }
  const say = interfaceTexts(i18n.t)
  const [countries, waiting, refused, failed, approvals, tasks, known, scheduled, changed] =
    await Promise.all([
      myCountries(reader),
      waitingByCountry(reader),
      refusedSchedules(reader),
      failedPublications(reader),
      approvalsOf(reader),
      tasksOf({ payload, user, i18n: i18n as never }),
      findReader(payload.db.pool, user.id),
      scheduledThisWeek(reader),
      recentlyChanged(reader),
    ])
  const time = (at: Date) => <Moment at={at} language={i18n.language} />
  return (
    <div className={styles.dashboard}>
      {refused.length > 0 && (
        <Panel title={say('refusedSchedules')} isAlert>
          {refused.map(({ job, href, kind, title, refusedAt, type, reason }) => (
            <Row key={job} href={href} title={title} kind={kind}>
              {say(type === 'publish' ? 'notPublished' : 'notTakenOff')} {time(refusedAt)}: {reason}
            </Row>
          ))}
        </Panel>
      )}
      {failed.length > 0 && (
        <Panel title={say('notReached')} isAlert>
          {failed.map(({ href, kind, title, attempts, at }) => (
            <Row key={href} href={href} title={title} kind={kind}>
              {say('since')} {time(at)}, {say('tried', { count: attempts })}
            </Row>
          ))}
        </Panel>
      )}
      {approvals.returned.length > 0 && (
        <Panel title={say('returnedToYou')} isAlert>
          {approvals.returned.map(({ href, kind, title, person, at, comment }) => (
            <Row key={href} href={href} title={title} kind={kind}>
              <bdi>{person}</bdi>, {time(at)}: <bdi>{comment}</bdi>
            </Row>
          ))}
        </Panel>
      )}
      {approvals.waiting.length > 0 && (
        <Panel title={say('waitsForApproval')}>
          {approvals.waiting.map(({ href, kind, title, person, at }) => (
            <Row key={href} href={href} title={title} kind={kind}>
              <bdi>{say('handedInBy', { name: person ?? '' })}</bdi> {time(at)}
            </Row>
          ))}
        </Panel>
      )}
      <MyTasksPanel tasks={tasks} language={i18n.language} say={say} />
      <NoteReader known={known} language={i18n.language} />
      {countries.length > 0 && (
        <Panel title={say('myCountries')}>
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
      {waiting && <WaitingPanel waiting={waiting} say={say} />}
      <Panel title={say('scheduledThisWeek')} empty={say('nothingScheduled')}>
        {scheduled.map(({ href, kind, title, at, what }) => (
          <Row key={`${href} ${what} ${at.getTime()}`} href={href} title={title} kind={kind}>
            {say(what)} {time(at)}
          </Row>
        ))}
      </Panel>
      <Panel title={say('recentlyChanged')} empty={say('nothingChanged')}>
        {changed.map(({ href, kind, title, at, changedBy }) => (
          <Row key={href} href={href} title={title} kind={kind}>
            {time(at)}
            {changedBy && ` · ${changedBy}`}
          </Row>
        ))}
      </Panel>
    </div>
  )
}
