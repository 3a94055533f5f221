'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { instantOf } from '../ad-window/zoned-time'
import type { SayText } from '../interface-texts'
import styles from './releases.module.css'

interface ReleasePlanProps {
  /** Of the reader's first country. */
  zone: string | null
  isBusy: boolean
  say: SayText
  schedule: (plan: { at: string; timeZone: string }) => void
}

export function ReleasePlan({ zone, isBusy, say, schedule }: ReleasePlanProps) {
  const { config } = useConfig()
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const [timeZone, setTimeZone] = useState(zone ?? own)
  const [clock, setClock] = useState('')
  const zones = config.admin.timezones.supportedTimezones
  const unlisted = [...new Set([timeZone, own])].filter((each) => zones.every(({ value }) => value !== each))
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        const at = instantOf(clock, timeZone)
        if (at !== null) schedule({ at, timeZone })
      }}
    >
      <label className={styles.field}>
        {say('releaseTime')}
        <input
          type="datetime-local"
          required
          value={clock}
          onChange={({ target }) => setClock(target.value)}
        />
      </label>
      <label className={styles.field}>
        {say('clockOf')}
        <select value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
          {unlisted.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {typeof label === 'string' ? label : value}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={isBusy}>
        {say('releaseSchedule')}
      </button>
    </form>
  )
}
