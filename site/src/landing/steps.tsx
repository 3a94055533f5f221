import type { LandingSection } from '@carelane/main-api'
import { WithCodes } from '@/ui/codes/with-codes'
import { Picture } from '@/ui/picture/picture'
import styles from './landing.module.css'

type Step = Extract<LandingSection, { type: 'steps' }>['items'][number]

interface StepsProps {
  items: Step[]
  /** On phones they lie side by side, which the keyboard has to reach. */
  isRow?: boolean
}

export function Steps({ items, isRow = false }: StepsProps) {
  return (
    <ol role="list" className={styles.steps} {...(isRow && { 'data-row': '', tabIndex: 0 })}>
      {items.map(({ title, text, picture }, place) => (
        <li key={place}>
          <div>
            <h3>
              <WithCodes text={title} />
            </h3>
            {text && (
              <p>
                <WithCodes text={text} />
              </p>
            )}
            {picture && <Picture picture={picture} sizes="(width >= 48rem) 20rem, 100vw" />}
          </div>
        </li>
      ))}
    </ol>
  )
}
