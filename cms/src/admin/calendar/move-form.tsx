'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { SayText } from '../interface-texts'
import styles from './calendar.module.css'
import { type PlannedWindow, shifted } from './planned-window'
import type { TimelineBar } from './timeline-row'

interface MoveFormProps {
  bar: TimelineBar
  window: PlannedWindow
  /** Why it was not saved. */
  refusal: string
  isBusy: boolean
  say: SayText
  zone: string
  change: (window: PlannedWindow) => void
  save: () => void
  close: () => void
}

export function MoveForm({ bar, window, refusal, isBusy, say, zone, change, save, close }: MoveFormProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const time = (name: 'from' | 'to', label: 'calendarFrom' | 'calendarTo') => (
    <label>
      {say(label)}
      <input
        type="datetime-local"
        value={window[name]}
        onChange={({ target }) => change({ ...window, [name]: target.value })}
      />
    </label>
  )
  const step = (days: number, label: 'calendarDayEarlier' | 'calendarDayLater') => (
    <button type="button" disabled={isBusy} onClick={() => change(shifted(window, 'whole', days))}>
      {say(label)}
    </button>
  )
  return (
    <form
      className={styles.move}
      aria-labelledby="calendar-move"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (bar.mayMove) save()
      }}
    >
      <h3 id="calendar-move" tabIndex={-1} ref={heading}>
        {say('calendarMove')}: <bdi>{bar.title}</bdi>
      </h3>
      {bar.mayMove ? (
        <>
          <p>{say('calendarMoveLead', { zone })}</p>
          <div className={styles.filters}>
            {time('from', 'calendarFrom')}
            {time('to', 'calendarTo')}
            {step(-1, 'calendarDayEarlier')}
            {step(1, 'calendarDayLater')}
          </div>
        </>
      ) : (
        <p>{say('calendarNotYours')}</p>
      )}
      <p role="alert">{refusal}</p>
      <div className={styles.filters}>
        {bar.mayMove && (
          <button type="submit" disabled={isBusy}>
            {t('general:save')}
          </button>
        )}
        <button type="button" onClick={close}>
          {t('general:cancel')}
        </button>
        <a className={styles.button} href={bar.href}>
          {say('calendarOpen')}
        </a>
      </div>
    </form>
  )
}
