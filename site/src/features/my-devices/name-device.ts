'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { typedText } from '@/forms/typed-text'
import { LONGEST_NAME, LONGEST_ORDER } from '@/kept-devices/kept-device'
import { changeDevice } from '@/kept-devices/own-devices'
import { listPath } from './list-path'
import { whichDevice } from './which-device'

const fields = whichDevice.extend({ name: z.string().max(2000), order: z.string().max(2000) })

/** Keeps what the owner calls a device, and the number of its repair. The fields take no more than is kept. */
export async function nameDevice(form: FormData): Promise<void> {
  const { sent, section } = await readSent(fields, form)
  const name = lineOf(sent.name, LONGEST_NAME)
  const order = lineOf(sent.order, LONGEST_ORDER)
  const changed = await changeDevice(sent.id, (device) => ({ ...device, name, order }))
  redirect(listPath(section.lang, changed))
}

function lineOf(text: string, longest: number): string {
  const line = typedText(text).replace(/\s+/g, ' ')
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
