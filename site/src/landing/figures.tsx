import styles from './landing.module.css'

/** [9#42]–[9#45] */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
