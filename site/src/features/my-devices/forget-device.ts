'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { forgetDevices, recallDevices, rememberDevices } from '@/kept-devices/kept-devices'
import { href } from '@/links/href'
import { whichDevice } from './which-device'

export async function forgetDevice(form: FormData): Promise<void> {
  const { sent, section } = await readSent(whichDevice, form)
  const devices = await recallDevices()
  await rememberDevices(devices.filter(({ id }) => id !== sent.id))
  redirect(href(section.lang, 'my-devices'))
}

export async function forgetAll(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  await forgetDevices()
  redirect(href(section.lang, 'my-devices'))
}
