'use server'

import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { FROM_ASSISTANT, HANDOVER_COOKIE, HANDOVER_COOKIE_SECONDS } from '@/forms/assistant-handover'
import { findSiteSection } from '@/forms/site-section'
import { href } from '@/links/href'
import { rememberSealed } from '@/platform/sealed-cookie'

const asked = z.object({ lang: z.string().max(10), serialNumber: z.string().min(1).max(100) })

/** To the part check with the number filled in, which stands in no address. */
export async function checkPart(form: FormData): Promise<void> {
  const read = asked.safeParse(Object.fromEntries(form))
  const section = read.success ? await findSiteSection(read.data.lang) : null
  if (!read.success || !section) notFound()
  const path = href(section.lang, 'spare-parts-serial')
  const content = { page: 'spare-parts-serial', typed: read.data.serialNumber }
  await rememberSealed(HANDOVER_COOKIE, content, { seconds: HANDOVER_COOKIE_SECONDS, path })
  redirect(href(section.lang, 'spare-parts-serial', FROM_ASSISTANT))
}
