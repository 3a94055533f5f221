import type { FieldState } from '@/forms/lookup-form'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { STARS } from './questions'
import styles from './rating.module.css'

interface StarFieldProps {
  field: FieldState
  legend: string
  /** [9#24] */
  meanings: Readonly<Record<(typeof STARS)[number], string>>
}

export function StarField({ field: { name, defaultValue, error }, legend, meanings }: StarFieldProps) {
  return (
    <ChoiceGroup id={name} role="radiogroup" legend={legend} error={error}>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              id={stars === '1' ? name : `${name}-${stars}`}
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
            />
            <svg width="36" height="36" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
            </svg>
            <span>{meanings[stars]}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
