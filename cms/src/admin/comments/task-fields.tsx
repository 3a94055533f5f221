'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import type { CommentsOfDocument, Task } from '../../comments/comments-contract'
import { interfaceTexts } from '../interface-texts'
import styles from './comments.module.css'

/** As it is typed. */
export interface TaskDraft {
  /** `person 12` or `role translator` */
  who: string
  countries: number[]
  due: string
}

export const NO_TASK: TaskDraft = { who: '', countries: [], due: '' }

export function draftOf(task: Task | null): TaskDraft {
  if (!task) return NO_TASK
  const { person, role, countries, due } = task
  const who = role ? `role ${role}` : person && !person.isGone ? `person ${person.id}` : ''
  return { who, countries: countries.map(({ id }) => id), due: due ?? '' }
}

export function sentOf({ who, countries, due }: TaskDraft): object {
  const [kind, value = ''] = who.split(' ')
  const whom =
    kind === 'role' ? { role: value, countries } : { person: kind === 'person' ? Number(value) : null }
  return { ...whom, due: due === '' ? null : due }
}

interface TaskFieldsProps {
  offered: CommentsOfDocument
  draft: TaskDraft
  onDraft(draft: TaskDraft): void
  problemOf(path: string): string | null
}

export function TaskFields({ offered, draft, onDraft, problemOf }: TaskFieldsProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const id = useId()
  const { who, countries, due } = draft
  const isForRole = who.startsWith('role ')
  const problem = (path: string) => {
    const text = problemOf(path)
    return text === null ? null : (
      <p id={`${id}-${path}`} role="alert" data-tone="bad">
        {text}
      </p>
    )
  }
  const told = (path: string) =>
    problemOf(path) === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${path}` }
  return (
    <>
      <label>
        {say('taskFor')}
        <select
          value={who}
          {...told('person')}
          onChange={({ target }) => onDraft({ ...draft, who: target.value, countries: [] })}
        >
          <option value="">{say('taskChoose')}</option>
          <optgroup label={say('taskPeople')}>
            {offered.people.map((person) => (
              <option key={person.id} value={`person ${person.id}`}>
                {person.name}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('taskRoles')}>
            {offered.roles.map(({ role, name }) => (
              <option key={role} value={`role ${role}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {problem('person')}
      {isForRole && offered.countries.length > 1 && (
        <fieldset className={styles.countries}>
          <legend>{say('taskCountries')}</legend>
          {offered.countries.map((country) => (
            <label key={country.id}>
              <input
                type="checkbox"
                checked={countries.includes(country.id)}
                onChange={({ target }) =>
                  onDraft({
                    ...draft,
                    countries: target.checked
                      ? [...countries, country.id]
                      : countries.filter((each) => each !== country.id),
                  })
                }
              />
              {country.name}
            </label>
          ))}
        </fieldset>
      )}
      {problem('countries')}
      <label>
        {say('taskDue')}
        <input
          type="date"
          value={due}
          {...told('due')}
          onChange={({ target }) => onDraft({ ...draft, due: target.value })}
        />
      </label>
      {problem('due')}
    </>
  )
}
