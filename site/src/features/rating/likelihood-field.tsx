import type { FieldState } from '@/forms/lookup-form'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { LIKELIHOODS } from './questions'
import styles from './rating.module.css'

interface LikelihoodFieldProps {
  field: FieldState
  legend: string
  unlikely: string
  likely: string
  numbers: readonly string[]
}

/** [9#25] */
export function LikelihoodField({
  field: { name, defaultValue, error },
  legend,
  unlikely,
  likely,
  numbers,
}: LikelihoodFieldProps) {
  return (
    <ChoiceGroup id={name} role="radiogroup" legend={legend} error={error}>
      <div className={styles.scale}>
        <p>
          {numbers[0]} – {unlikely}
        </p>
        <div className={styles.likelihoods}>
          {LIKELIHOODS.map((likelihood, place) => (
            <label key={likelihood}>
              <input
                type="radio"
                id={place === 0 ? name : `${name}-${likelihood}`}
                name={name}
                value={likelihood}
                defaultChecked={likelihood === defaultValue}
              />
              <span>{numbers[place]}</span>
            </label>
          ))}
        </div>
        <p>
          {numbers.at(-1)} – {likely}
        </p>
      </div>
    </ChoiceGroup>
  )
}
