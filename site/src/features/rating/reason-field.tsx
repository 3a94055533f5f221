import type { FieldState } from '@/forms/lookup-form'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { REASONS, type Reason, type ReasonGroup } from './questions'
import styles from './rating.module.css'

interface ReasonFieldProps {
  group: ReasonGroup
  field: (name: string) => FieldState
  legend: string
  tags: Readonly<Record<Reason, string>>
}

export function ReasonField({ group, field, legend, tags }: ReasonFieldProps) {
  const { name, error } = field(`reasons-${group}`)
  return (
    <ChoiceGroup id={name} role="group" legend={legend} error={error} className={styles[group]}>
      <div className={styles.tags}>
        {REASONS[group].map((reason, place) => (
          <label key={reason}>
            <input
              type="checkbox"
              id={place === 0 ? name : reason}
              name={reason}
              defaultChecked={field(reason).defaultValue !== ''}
            />
            {tags[reason]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
