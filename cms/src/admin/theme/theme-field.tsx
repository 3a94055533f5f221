'use client'

import { findTheme, THEMES } from '@carelane/themes'
import { FieldDescription, FieldError, SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { interfaceTexts } from '../interface-texts'
import styles from './theme.module.css'

/** A list, of what would else be typed. */
export const ThemeField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: path })
  const say = interfaceTexts(useTranslation().t)
  const chosen = findTheme(value ?? null)
  return (
    <div className={styles.field}>
      <SelectInput
        name={path}
        path={path}
        label={field.label}
        placeholder={say('lookOfTheGroup')}
        options={THEMES.map(({ id, name }) => ({ value: id, label: name }))}
        value={value ?? ''}
        readOnly={readOnly || disabled}
        showError={showError}
        Error={<FieldError path={path} showError={showError} />}
        onChange={(option) => {
          if (!Array.isArray(option)) setValue(option?.value ?? null)
        }}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      {chosen && (
        <div className={styles.sample} aria-hidden>
          <svg width="48" height="48" viewBox="0 0 32 32">
            <g fill="none" strokeWidth={chosen.mark.width} strokeLinecap="round" strokeLinejoin="round">
              <rect width="32" height="32" rx={chosen.mark.radius} fill={chosen.mark.ground} />
              <path stroke={chosen.mark.line} d={chosen.mark.lines} />
              <path stroke={chosen.mark.detail} d={chosen.mark.details} />
            </g>
          </svg>
          {[chosen.brand, ...chosen.drawings.map(([, to]) => to)].map((color) => (
            <span key={color} style={{ background: color }} />
          ))}
        </div>
      )}
    </div>
  )
}
