'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import siteList from '../site-list/site-list.module.css'
import { moveBanner } from './calendar-client'
import styles from './calendar.module.css'
import { AREA_WORDS } from './calendar-words'
import { MoveForm } from './move-form'
import { instantsOf, type PlannedWindow, plannedWindow, shifted } from './planned-window'
import { RowWords } from './row-words'
import type { TimelineBar, TimelineRow } from './timeline-row'
import { Track, type TrackDay } from './track'

interface TimelineProps {
  rows: readonly TimelineRow[]
  days: readonly TrackDay[]
  zone: string
}

interface Moving {
  bar: TimelineBar
  window: PlannedWindow
}

interface Moved {
  bar: Pick<TimelineBar, 'id' | 'title'>
  before: PlannedWindow
}

export function Timeline({ rows, days, zone }: TimelineProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const router = useRouter()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const [told, setTold] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const pressed = useRef<HTMLElement | null>(null)

  const open = (bar: TimelineBar, window: PlannedWindow) => {
    pressed.current = document.activeElement as HTMLElement | null
    setRefusal('')
    setMoving({ bar, window })
  }
  const close = () => {
    setMoving(null)
    pressed.current?.focus()
  }
  const save = async ({ id }: Pick<TimelineBar, 'id'>, window: PlannedWindow): Promise<boolean> => {
    setIsBusy(true)
    setRefusal('')
    setTold('')
    const answer = await moveBanner(id, instantsOf(window, zone))
    setIsBusy(false)
    const why =
      typeof answer === 'string'
        ? say(FAILURE_WORDS[answer])
        : 'refusal' in answer && typeof answer.refusal === 'string'
          ? answer.refusal
          : ''
    setRefusal(why)
    if (why === '') router.refresh()
    return why === ''
  }
  const move = async ({ bar, window }: Moving) => {
    if (!(await save(bar, window))) return
    setMoved({ bar, before: plannedWindow(bar, zone) })
    setTold(say('calendarMoved', { title: bar.title }))
    close()
  }
  const undo = async ({ bar, before }: Moved) => {
    if (!(await save(bar, before))) return
    setMoved(null)
    setTold(say('calendarMovedBack', { title: bar.title }))
  }
  return (
    <>
      {rows.map((row) => (
        <section key={row.area} className={styles.row} aria-label={say(AREA_WORDS[row.area])}>
          <h3>{say(AREA_WORDS[row.area])}</h3>
          <div className={siteList.scroll}>
            <Track
              row={row}
              days={days}
              zone={zone}
              open={(bar) => open(bar, plannedWindow(bar, zone))}
              drop={(bar, hold, by) => open(bar, shifted(plannedWindow(bar, zone), hold, by))}
            />
          </div>
          <RowWords row={row} zone={zone} language={i18n.language} say={say} />
        </section>
      ))}
      {moving && (
        <MoveForm
          {...moving}
          key={moving.bar.id}
          refusal={refusal}
          isBusy={isBusy}
          say={say}
          zone={zone}
          change={(window) => setMoving({ ...moving, window })}
          save={() => void move(moving)}
          close={close}
        />
      )}
      {!moving && refusal !== '' && <p role="alert">{refusal}</p>}
      <p role="status" className={siteList.told}>
        {told}
      </p>
      {moved && (
        <button type="button" disabled={isBusy} onClick={() => void undo(moved)}>
          {say('calendarUndo', { title: moved.bar.title })}
        </button>
      )}
    </>
  )
}
