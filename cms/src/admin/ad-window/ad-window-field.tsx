'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { type SayText, interfaceTexts } from '../interface-texts'
import { adStateOf } from './ad-state'
import styles from './ad-window.module.css'
import { instant } from './instant'
import { useAdZones } from './use-ad-zones'
import { windowTimes, type ZoneTimes } from './window-times'

export function AdWindowField() {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const [active, from, to] = useFormFields(([fields]) =>
    ['active', 'from', 'to'].map((name) => fields[name]?.value),
  )
  const zones = useAdZones()
  const window = { active: active === true, from: instant(from), to: instant(to) }
  const times = windowTimes(window, zones, i18n.language)
  return (
    <section className={styles.window} aria-label={say('timesInCountries')}>
      <p>
        <strong>{say(adStateOf(window, new Date()))}</strong>
        {!window.from && !window.to && ` – ${say('noTimes')}`}
      </p>
      {(window.from || window.to) && (
        <>
          <p>{say('timesInCountries')}</p>
          <Times times={times} isFolded={times.length > 4} say={say} />
        </>
      )}
    </section>
  )
}

function Times({ times, isFolded, say }: { times: ZoneTimes[]; isFolded: boolean; say: SayText }) {
  const list = (
    <dl>
      {times.map(({ timeZone, countries, from, to }) => (
        <div key={timeZone}>
          <dt>{countries.join(', ')}</dt>
          <dd>
            {from ?? say('now')} – {to ?? say('untilOff')} <span>{timeZone}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!isFolded) return list
  return (
    <details>
      <summary>{say('timeZones', { count: times.length })}</summary>
      {list}
    </details>
  )
}
