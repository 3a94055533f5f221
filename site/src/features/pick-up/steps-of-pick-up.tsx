import { getTranslations } from 'next-intl/server'
import { StepMark } from '@/forms/steps/step-mark'
import { formatNumber } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import styles from './pick-up.module.css'

const STEPS = [
  { name: 'device', page: 'pick-up' },
  { name: 'address', page: 'pick-up/address' },
  { name: 'time', page: 'pick-up/time' },
] as const

type StepName = (typeof STEPS)[number]['name']

interface StepsOfPickUpProps {
  at: StepName
  isByPost?: boolean
}

/** Steps before this one lead back to them; what was entered is still there. */
export async function StepsOfPickUp({ at, isByPost = false }: StepsOfPickUpProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('pickup.steps')
  const byPost = await getTranslations('pickup.post')
  const booking = await getTranslations('appointment.steps')
  const current = STEPS.findIndex(({ name }) => name === at)
  return (
    <>
      <nav aria-label={booking('label')}>
        <ol role="list" className={styles.steps}>
          {STEPS.map(({ name, page }, place) => (
            <li key={name} aria-current={place === current ? 'step' : undefined}>
              <StepMark>{formatNumber(place + 1, region)}</StepMark>
              {place < current ? (
                <a href={href(lang, page)}>{t(name)}</a>
              ) : (
                <span>{isByPost && name === 'time' ? byPost('step') : t(name)}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.quiet}>{booking('of', { step: current + 1, steps: STEPS.length })}</p>
    </>
  )
}
