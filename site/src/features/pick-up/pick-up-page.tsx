import { PICK_UP_DEVICES } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { LookupPage } from '@/tool-page/lookup-page'
import { DeviceForm } from './device-form'
import { DANGERS } from './pick-up-fields'
import { recallPickUp } from './remembered-pick-up'
import { SafetyNotice } from './safety-notice'
import { StepsOfPickUp } from './steps-of-pick-up'
import { WithoutPickUps } from './without-pick-ups'
import styles from './pick-up.module.css'

export async function PickUpPage() {
  const t = await getTranslations('pickup')
  return (
    <LookupPage page="pick-up" title={t('title')} lead={t('lead')} topic="repair">
      {afterSales().offers('pick-up') ? <FirstStep /> : <WithoutPickUps />}
    </LookupPage>
  )
}

async function FirstStep() {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  const forms = await getTranslations('forms')
  const handIn = await getTranslations('handin')
  const appointment = await getTranslations('appointment')
  const { draft } = await recallPickUp()
  const before = draft && { device: draft.device, fault: draft.fault, safety: 'none' }
  return (
    <div className={styles.column}>
      <p>
        <a href={href(lang, 'pick-up/show')} className={styles.link}>
          {t('track')}
        </a>
      </p>
      <StepsOfPickUp at="device" />
      <DeviceForm
        lang={lang}
        before={before ?? {}}
        devices={PICK_UP_DEVICES.map((value) => ({ value, name: handIn(`kinds.${value}`) }))}
        answers={(['none', ...DANGERS] as const).map((value) => ({ value, name: t(`safety.${value}`) }))}
        notices={{
          swelling: <SafetyNotice danger="swelling" />,
          leak: <SafetyNotice danger="leak" />,
          smoke: <SafetyNotice danger="smoke" />,
        }}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({ submit: forms('next'), submitting: forms('checking') })),
          device: t('device.label'),
          choose: forms('choose'),
          fault: appointment('fault'),
          faultHint: appointment('faultHint'),
          safety: t('safety.legend'),
          opening: t('steps.opening'),
          open: forms('next'),
        }}
      />
    </div>
  )
}
