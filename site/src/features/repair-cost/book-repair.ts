'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { rememberRepair } from '@/forms/known-repair'
import { readSent } from '@/forms/read-sent'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { findRepairModel } from '@/repair-costs/repair-models'
import { isFault } from './find-costs'

const fields = z.object({ model: z.string().max(100), fault: z.string().max(40) })

/** Leads to booking, which then knows device and fault; without them if they are not known. */
export async function bookRepair(form: FormData): Promise<void> {
  const { sent, section } = await readSent(fields, form)
  const found = await findRepairModel(section, sent.model)
  const model = found.ok ? found.data : null
  if (model && isFault(sent.fault)) {
    const t = translatorOf(section.region.tag, 'costs')
    await rememberRepair(section.lang, {
      product: model.product.toLowerCase().replaceAll(' ', '-'),
      model: model.name,
      fault: t(`faults.${sent.fault}`),
    })
  }
  redirect(href(section.lang, 'repair-appointment'))
}
