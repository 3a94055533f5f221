'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import styles from './ad-window.module.css'
import { instant } from './instant'
import { useAdZones } from './use-ad-zones'
import { windowTimes } from './window-times'
import { clockTime, instantOf } from './zoned-time'

const NAMED = 3

export const WindowTimeField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | Date>({ potentiallyStalePath: path })
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const countries = useAdZones()
  const zones = windowTimes({}, countries, i18n.language)
  const [chosen, setChosen] = useState<string>()
  // A banner for all countries has no first one.
  const zone = chosen ?? (zones.length > 0 && zones.length < 10 ? zones[0]?.timeZone : undefined) ?? own
  const at = instant(value)
  const id = `field-${path}`
  return (
    <div className="field-type" id={`${id}-field`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <div className={styles.time}>
        <input
          id={id}
          type="datetime-local"
          disabled={readOnly || disabled}
          value={at ? clockTime(at, zone) : ''}
          onChange={({ target }) => {
            setChosen(zone)
            setValue(instantOf(target.value, zone))
          }}
        />
        <select
          aria-label={`${say('clockOf')} (${path})`}
          value={zone}
          onChange={({ target }) => setChosen(target.value)}
        >
          {zones.map(({ timeZone, countries: names }) => (
            <option key={timeZone} value={timeZone}>
              {names.slice(0, NAMED).join(', ')} ({timeZone})
            </option>
          ))}
          {zones.every(({ timeZone }) => timeZone !== own) && (
            <option value={own}>{say('ownClock', { zone: own })}</option>
          )}
        </select>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
