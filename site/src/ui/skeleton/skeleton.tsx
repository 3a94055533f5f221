import styles from './skeleton.module.css'

/** Grey lines in place of what is on its way; a person who listens hears the status text instead. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
