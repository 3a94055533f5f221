'use server'

import { notFound, redirect } from 'next/navigation'
import { href } from '@/links/href'
import { placeOf } from '@/forms/place'
import { forgetLookup } from './remembered'

export async function forgetRepair(data: FormData): Promise<void> {
  const lang = data.get('lang')
  const place = typeof lang === 'string' ? await placeOf(lang) : null
  if (!place) notFound()
  await forgetLookup(place.lang)
  redirect(href(place.lang, 'repair-status'))
}
