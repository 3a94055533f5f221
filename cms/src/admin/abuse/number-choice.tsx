import styles from '../site-list/site-list.module.css'

interface NumberChoiceProps<Value extends number> {
  label: string
  values: readonly Value[]
  value: Value
  inWords: (value: Value) => string
  choose: (value: Value) => void
}

export function NumberChoice<Value extends number>(props: NumberChoiceProps<Value>) {
  const { label, values, value, inWords, choose } = props
  return (
    <label className={styles.choice}>
      {label}
      <select
        value={value}
        onChange={({ target }) => choose(values.find((each) => String(each) === target.value) ?? value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {inWords(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
