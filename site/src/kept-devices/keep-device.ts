'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { href } from '@/links/href'
import { readDeviceToKeep } from './device-to-keep'
import { keepToldDevice } from './own-devices'

/** Keeps the device of an answer, and leads to the list. */
export async function keepDevice(form: FormData): Promise<void> {
  const { sent, section } = await readSent(z.object({ sealed: z.string().max(4000) }), form)
  const told = await readDeviceToKeep(sent.sealed)
  const kept = told === null ? 'done' : await keepToldDevice(told)
  redirect(href(section.lang, 'my-devices', kept === 'done' ? {} : { note: kept }))
}
