import type { LandingSection } from '@carelane/main-api'
import { WithCodes } from '@/ui/codes/with-codes'
import { Picture } from '@/ui/picture/picture'
import { Actions } from './actions'
import styles from './landing.module.css'

interface HeroProps {
  section: Extract<LandingSection, { type: 'hero' }>
  isFirst: boolean
  pageTitle: string
}

export function Hero({ section: { anchor, title, text, picture, actions }, isFirst, pageTitle }: HeroProps) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section id={anchor ?? undefined} className={styles.hero} data-kind="hero">
      <div className={`page ${styles.heroRow}`}>
        <div className={styles.heroText}>
          <Heading>
            <WithCodes text={title ?? pageTitle} />
          </Heading>
          {text && (
            <p className={styles.lead}>
              <WithCodes text={text} />
            </p>
          )}
          <Actions actions={actions} />
        </div>
        {picture && (
          <div className={styles.heroPicture}>
            <Picture picture={picture} sizes="(width >= 48rem) 32rem, 100vw" ratio="16 / 9" first={isFirst} />
          </div>
        )}
      </div>
    </section>
  )
}
