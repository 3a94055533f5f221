'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { moveToAccount } from '@/kept-devices/own-devices'
import { listPath } from './list-path'

/** Keeps all of this browser in the account of who is signed in. */
export async function moveDevices(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  redirect(listPath(section.lang, await moveToAccount()))
}
