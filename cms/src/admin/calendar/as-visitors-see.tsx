'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { clockTime } from '../ad-window/zoned-time'
import { interfaceTexts } from '../interface-texts'
import styles from './calendar.module.css'
import { visitAddress } from './visit-address'

interface AsVisitorsSeeProps {
  country: { shortName: string; name: string }
  /** The first is chosen at first. */
  languages: readonly { code: string; name: string }[]
  zone: string
}

/** A link, since forms of the admin lead to no other site. */
export function AsVisitorsSee({ country, languages, zone }: AsVisitorsSeeProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [at, setAt] = useState(() => clockTime(new Date(Date.now() + 86_400_000).toISOString(), zone))
  const [chosen, setChosen] = useState(languages[0]?.code ?? '')
  return (
    <section aria-labelledby="calendar-visit">
      <h2 id="calendar-visit">{say('calendarVisitTitle', { country: country.name })}</h2>
      <div className={styles.filters}>
        <label>
          {say('releaseTime')}
          <input
            type="datetime-local"
            value={at}
            suppressHydrationWarning
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
        <label>
          {say('language')}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a
          className={styles.button}
          href={visitAddress({ country: country.shortName, clock: at, zone, language: chosen })}
          target="_blank"
          rel="noopener"
          suppressHydrationWarning
        >
          {say('calendarVisit')}
        </a>
      </div>
      <p>{say('calendarVisitLead')}</p>
    </section>
  )
}
