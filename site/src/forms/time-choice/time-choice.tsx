import styles from './time-choice.module.css'

interface TimeChoiceProps {
  id: string
  name: string
  value: string
  isChosen: boolean
  /** With its day, for who does not see where it stands. */
  label: string
  time: string
}

/** One of several times of a day. */
export function TimeChoice({ id, name, value, isChosen, label, time }: TimeChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={isChosen} aria-label={label} />
      <bdi>{time}</bdi>
    </label>
  )
}
