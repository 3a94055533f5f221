'use server'

import { notFound, redirect } from 'next/navigation'
import { href } from '@/links/href'
import { findSiteSection } from '@/forms/site-section'
import { forgetLookup } from './remembered'

export async function forgetRepair(data: FormData): Promise<void> {
  const lang = data.get('lang')
  const place = typeof lang === 'string' ? await findSiteSection(lang) : null
  if (!place) notFound()
  await forgetLookup(place.lang)
  redirect(href(place.lang, 'repair-status'))
}
