import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { appointmentPath } from './appointment-path'
import type { Writing } from './own-appointment'
import { SLOT_TAKEN } from './slot-taken'

export async function WritingCallout({ writing: { kind, state, answer } }: { writing: Writing }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  const what = kind === 'appointment-change' ? 'change' : 'cancel'
  if (state === 'delivered')
    return what === 'cancel' ? null : (
      <Callout tone="good" title={<h2>{t('change.done')}</h2>}>
        {null}
      </Callout>
    )
  if (state === 'refused')
    return (
      <Callout tone="bad" title={<h2>{t(`${what}.refused`)}</h2>}>
        <p>{t(answer === SLOT_TAKEN ? 'change.taken' : 'refused.notChangeable')}</p>
      </Callout>
    )
  return (
    <Callout tone="wait" title={<h2>{t(`${what}.received`)}</h2>}>
      <p>{t('received.change')}</p>
      <p>
        <a href={appointmentPath(lang)}>{t('show.again')}</a>
      </p>
    </Callout>
  )
}
