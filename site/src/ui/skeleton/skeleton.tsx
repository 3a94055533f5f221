import styles from './skeleton.module.css'

/** Screen readers hear the status text. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
