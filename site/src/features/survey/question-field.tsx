import { ChoiceGroup } from '@/ui/field/choice-group'
import { TextAreaField } from '@/ui/field/text-area-field'
import { classNames } from '@/ui/class-names'
import { LONGEST_TEXT } from './read-answer'
import type { Question } from './survey'
import styles from './survey.module.css'

export interface QuestionWords {
  optional: string
  several: string
  noAnswer: string
  write: string
}

interface QuestionFieldProps {
  name: string
  question: Question
  given: readonly string[]
  error: string | undefined
  words: QuestionWords
}

/** The service's texts may be in another language. */
export function QuestionField({ name, question, given, error, words }: QuestionFieldProps) {
  const { kind, title, isRequired } = question
  const hints = [
    kind === 'many' && words.several,
    kind === 'text' && words.write,
    !isRequired && words.optional,
  ]
  const hint = hints.filter(Boolean).join(' · ')
  if (kind === 'text')
    return (
      <TextAreaField
        id={name}
        name={name}
        label={<bdi>{title}</bdi>}
        hint={hint}
        error={error}
        defaultValue={given[0] ?? ''}
        maxLength={LONGEST_TEXT}
        aria-required={isRequired}
      />
    )
  return (
    <ChoiceGroup
      id={name}
      role={kind === 'many' ? 'group' : 'radiogroup'}
      legend={<bdi>{title}</bdi>}
      error={error}
      isRequired={isRequired}
    >
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
      <Choices {...{ name, question, given, words }} />
    </ChoiceGroup>
  )
}

function Choices({ name, question, given, words }: Omit<QuestionFieldProps, 'error'>) {
  const { kind, isRequired, options } = question
  const isSeveral = kind === 'many'
  const isOpen = !isSeveral && !isRequired
  return (
    <div className={classNames(styles.choices, kind === 'scale' && styles.scale)}>
      {options.map(({ id, label }, place) => (
        <label key={id}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            id={place === 0 ? name : `${name}-${place}`}
            name={name}
            value={id}
            defaultChecked={given.includes(id)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
      {isOpen && (
        <label>
          <input type="radio" name={name} value="" defaultChecked={given.length === 0} />
          {words.noAnswer}
        </label>
      )}
    </div>
  )
}
