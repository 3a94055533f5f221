import type { LandingSection } from '@carelane/main-api'
import { Picture } from '@/ui/picture/picture'
import styles from './landing.module.css'

type StepsSection = Extract<LandingSection, { type: 'steps' }>

export function Steps({ section: { intro, items } }: { section: StepsSection }) {
  return (
    <>
      {intro && <p className={styles.lead}>{intro}</p>}
      <ol role="list" className={styles.steps}>
        {items.map(({ title, text, picture }, place) => (
          <li key={place}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {picture && <Picture picture={picture} sizes="(width >= 48rem) 20rem, 100vw" />}
          </li>
        ))}
      </ol>
    </>
  )
}
