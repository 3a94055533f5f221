import styles from './facts.module.css'

export interface Fact {
  label: string
  value: string
  /** Always left to right. */
  isCode?: boolean
  isTotal?: boolean
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isCode, isTotal }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{isCode || isForeign(value) ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Latin alone: between Arabic words its numbers would change places. */
function isForeign(value: string): boolean {
  return /\p{Script=Latin}/u.test(value) && !/\p{Script=Arabic}/u.test(value)
}
