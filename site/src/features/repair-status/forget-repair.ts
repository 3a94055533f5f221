'use server'

import { notFound, redirect } from 'next/navigation'
import { href } from '@/links/href'
import { findSiteSection } from '@/forms/site-section'
import { forgetLookup } from './remembered'

export async function forgetRepair(data: FormData): Promise<void> {
  const lang = data.get('lang')
  const section = typeof lang === 'string' ? await findSiteSection(lang) : null
  if (!section) notFound()
  await forgetLookup(section.lang)
  redirect(href(section.lang, 'repair-status'))
}
