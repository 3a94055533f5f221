import { ChoiceGroup } from '@/ui/field/choice-group'
import type { FieldState } from '@/forms/lookup-form'
import { TimeChoice } from '@/forms/time-choice/time-choice'
import type { FreeDay } from './shown-days'
import styles from './appointment.module.css'

export interface SlotWords {
  slot: string
  zone: string
  none: string
  full: string
  earlier: string
  later: string
}

export interface SlotChoice {
  days: (FreeDay & { free: string })[]
  earlierHref: string | null
  laterHref: string | null
}

interface SlotFieldProps {
  field: FieldState
  choice: SlotChoice
  words: SlotWords
}

/** `<details>` opens without scripts. */
export function SlotField({ field: { name, defaultValue, error }, choice, words }: SlotFieldProps) {
  const { days, earlierHref, laterHref } = choice
  const free = days.filter(({ times }) => times.length > 0)
  const open = free.find(({ times }) => times.some(({ value }) => value === defaultValue)) ?? free[0]
  return (
    <ChoiceGroup id={name} role="radiogroup" legend={words.slot} error={error}>
      <p className={styles.hint}>{free.length === 0 ? words.none : words.zone}</p>
      <div className={styles.days}>
        {days.map((day) => {
          const { date, name: dayName, times } = day
          if (times.length === 0) return <DayHead key={date} day={day} count={words.full} />
          return (
            <details key={date} name="day" open={day === open} className={styles.day}>
              <summary>
                <DayHead day={day} count={day.free} />
              </summary>
              <div className={styles.times}>
                {times.map(({ value, name: time }) => (
                  <TimeChoice
                    key={value}
                    id={value === open?.times[0]?.value ? name : value}
                    name={name}
                    value={value}
                    isChosen={value === defaultValue}
                    label={`${dayName}, ${time}`}
                    time={time}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </div>
      <p className={styles.more}>
        {earlierHref && <a href={earlierHref}>{words.earlier}</a>}
        {laterHref && <a href={laterHref}>{words.later}</a>}
      </p>
    </ChoiceGroup>
  )
}

function DayHead({ day: { name }, count }: { day: FreeDay; count: string }) {
  return (
    <span className={styles.dayHead}>
      <span>{name}</span>
      <span className={styles.count}>{count}</span>
    </span>
  )
}
