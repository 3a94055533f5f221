'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { getFaultFinder } from '@/content/fault-finders'
import { rememberRepair } from '@/forms/known-repair'
import { readSent } from '@/forms/read-sent'
import { href } from '@/links/href'
import { BOOKED_AS, faultText } from './fault-text'
import { walk } from './walk'

const fields = z.object({ slug: z.string().max(80), path: z.string().max(3000) })

/** Booking knows kind and fault; without them where the tree is not there any more. */
export async function bookRepair(form: FormData): Promise<void> {
  const { sent, section } = await readSent(fields, form)
  const finder = await getFaultFinder(section.lang, sent.slug)
  if (finder) {
    await rememberRepair(section.lang, {
      product: BOOKED_AS[finder.product],
      model: '',
      fault: faultText(finder.title, walk(finder, sent.path).given),
    })
  }
  redirect(href(section.lang, 'repair-appointment'))
}
