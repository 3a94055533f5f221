import { EMERGENCY_NUMBERS } from '@carelane/countries/emergency'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import type { Danger } from './pick-up-fields'
import styles from './pick-up.module.css'

const HELPED_BY = { swelling: 'fire', leak: 'ambulance', smoke: 'fire' } as const satisfies Record<
  Danger,
  string
>

/** No courier carries it; what to do with it now comes first. */
export async function SafetyNotice({ danger }: { danger: Danger }) {
  const { lang, country } = await currentVisit()
  const t = await getTranslations('pickup.safety')
  const safety = await getTranslations('safety')
  const service = HELPED_BY[danger]
  const numbers = EMERGENCY_NUMBERS[country]?.[service] ?? []
  const steps = (['step1', 'step2', 'step3', 'step4'] as const).map((step) =>
    safety(`${danger}.steps.${step}`),
  )
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t('refused')}</h2>}>
      <p>{t('refusedText')}</p>
      <h3>{safety(`${danger}.title`)}</h3>
      <ol className={styles.safety}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{safety(`${danger}.call`)}</p>
      {numbers.length > 0 && (
        <ul role="list" className={styles.numbers}>
          {numbers.map((number) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                {safety(`service.${service}`)} <bdi dir="ltr">{number}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>{safety('after')}</p>
      <p>
        <a href={href(lang, 'service-center')}>{safety('centers')}</a>
      </p>
      <ContactWays />
    </Callout>
  )
}
