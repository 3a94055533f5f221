import type { CountryCode } from '@carelane/countries'
import { FLAGS } from '@carelane/countries/flags'
import styles from './flag.module.css'

const ID = 'country-flag'

export function Flag({ country }: { country: CountryCode }) {
  const { viewBox, markup } = FLAGS[country]
  // eslint-disable-next-line no-restricted-syntax -- drawn by a package and checked where it is generated
  const drawing = <g id={ID} dangerouslySetInnerHTML={{ __html: markup }} />
  return (
    <div className={styles.place}>
      <svg className={styles.flag} width="24" height="16" viewBox={viewBox} aria-hidden>
        {drawing}
      </svg>
    </div>
  )
}

export function SameFlag({ country }: { country: CountryCode }) {
  return (
    <svg className={styles.flag} width="24" height="16" viewBox={FLAGS[country].viewBox} aria-hidden>
      <use href={`#${ID}`} />
    </svg>
  )
}
