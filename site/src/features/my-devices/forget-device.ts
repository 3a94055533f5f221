'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { changeDevice, forgetAllDevices } from '@/kept-devices/own-devices'
import { listPath } from './list-path'
import { whichDevice } from './which-device'

export async function forgetDevice(form: FormData): Promise<void> {
  const { sent, section } = await readSent(whichDevice, form)
  redirect(listPath(section.lang, await changeDevice(sent.id, () => null)))
}

export async function forgetAll(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  redirect(listPath(section.lang, await forgetAllDevices()))
}
