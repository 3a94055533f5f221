import { Callout } from '@/ui/callout/callout'
import type { Typed } from './state'
import styles from './submission.module.css'

export function ProblemSummary({ title, problems }: { title: string; problems: Typed }) {
  if (Object.keys(problems).length === 0) return null
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{title}</h2>}>
      <ul role="list" className={styles.problems}>
        {Object.entries(problems).map(([field, problem]) => (
          <li key={field}>
            <a href={`#${field}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
