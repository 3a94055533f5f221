import type { LandingSection } from '@carelane/main-api'
import { WithCodes } from '@/ui/codes/with-codes'
import { Picture } from '@/ui/picture/picture'
import styles from './landing.module.css'

type Step = Extract<LandingSection, { type: 'steps' }>['items'][number]

export function Steps({ items }: { items: Step[] }) {
  return (
    <ol role="list" className={styles.steps}>
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
