'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { href } from '@/links/href'
import { readSent } from '../read-sent'
import { readContested } from './contested-answer'
import { rememberContest } from './remembered-contest'

/** Leads from an answer to the form that contests it. */
export async function openContest(form: FormData): Promise<void> {
  const { sent, section } = await readSent(z.object({ sealed: z.string().max(3000) }), form)
  const answer = await readContested(sent.sealed)
  if (answer) await rememberContest({ sealed: sent.sealed })
  redirect(href(section.lang, 'contest'))
}
