'use server'

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentText } from '@/forms/sent-text'
import type { LookupState } from '@/forms/state'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { LONGEST, type Danger } from './pick-up-fields'
import { readDevice } from './read-device'
import { recallPickUp, rememberPickUp } from './remembered-pick-up'

type DeviceAnswer = { path: string } | { danger: Danger }

type Step = LookupState<DeviceAnswer>

export async function chooseDevice(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ device: sentText, fault: sentText, safety: sentText })
  const { sent: typed, section } = await readSent(fields, form)
  const read = readDevice(typed)
  if (read.kind === 'dangerous') {
    await rememberPickUp({ draft: null })
    return { status: 'answered', typed, found: { danger: read.danger } }
  }
  if (read.kind === 'wrong') {
    const t = translatorOf(section.region.tag, 'pickup')
    const appointment = translatorOf(section.region.tag, 'appointment')
    const texts = {
      device: t('device.missing'),
      fault: appointment('problems.fault'),
      safety: t('safety.missing'),
    }
    const problems = read.problems.map(({ field, why }) => [
      field,
      why === 'long' ? appointment('problems.long', { most: LONGEST.fault }) : texts[field],
    ])
    return { status: 'invalid', typed, problems: Object.fromEntries(problems) }
  }
  const { device, fault } = read
  const { draft, own } = await recallPickUp()
  const isBooked = own?.by === 'form' && own.key === draft?.key
  await rememberPickUp({
    draft: { ...draft, device, fault, key: draft && !isBooked ? draft.key : randomUUID() },
  })
  const path = await redirectFromAction(href(section.lang, 'pick-up/address'))
  return { status: 'answered', typed, found: { path } }
}
