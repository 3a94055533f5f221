'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { AD_STATE_LABELS, adStateOf } from './ad-state'
import styles from './ad-window.module.css'
import { fetchCountryZones } from './countries-client'
import { type CountryZone, windowTimes, type ZoneTimes } from './window-times'

/** Below the times of a banner: whether it shows now, and its times by the clocks of its countries. */
export function AdWindowField() {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const [active, from, to, allCountries, countries] = useFormFields(([fields]) =>
    ['active', 'from', 'to', 'allCountries', 'countries'].map((name) => fields[name]?.value),
  )
  const zones = useCountryZones(code)
  const window = { active: active === true, from: instant(from), to: instant(to) }
  const named = Array.isArray(countries) ? countries.map(Number) : []
  const shown = allCountries === true ? zones : zones.filter(({ id }) => named.includes(id))
  const times = windowTimes(window, shown, i18n.language)
  return (
    <section className={styles.window} aria-label="Times in the countries">
      <p>
        <strong>{AD_STATE_LABELS[adStateOf(window, new Date())]}</strong>
        {!window.from && !window.to && ' – no times: it shows until it is switched off.'}
      </p>
      {(window.from || window.to) && (
        <>
          <p>Times are entered by your own clock ({ownZone()}). In the countries:</p>
          <Times times={times} isFolded={times.length > 4} />
        </>
      )}
    </section>
  )
}

function Times({ times, isFolded }: { times: ZoneTimes[]; isFolded: boolean }) {
  const list = (
    <dl>
      {times.map(({ timeZone, countries, from, to }) => (
        <div key={timeZone}>
          <dt>{countries.join(', ')}</dt>
          <dd>
            {from ?? 'now'} – {to ?? 'switched off'} <span>{timeZone}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!isFolded) return list
  return (
    <details>
      <summary>{times.length} time zones</summary>
      {list}
    </details>
  )
}

function useCountryZones(locale: string): CountryZone[] {
  const [zones, setZones] = useState<CountryZone[]>([])
  useEffect(() => {
    let isCurrent = true
    void fetchCountryZones(locale).then((found) => isCurrent && setZones(found))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return zones
}

function instant(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' && value !== '' ? value : null
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
