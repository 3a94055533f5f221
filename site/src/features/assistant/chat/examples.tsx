import styles from '../assistant.module.css'

export function Examples({ label, examples }: { label: string; examples: string[] }) {
  return (
    <section aria-label={label} className={styles.examples}>
      <p className={styles.who}>{label}</p>
      <ul role="list">
        {examples.map((example) => (
          <li key={example}>
            <button type="submit" name="example" value={example} className={styles.tool}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
