import { notFound } from 'next/navigation'
import { lang as rootLang } from 'next/root-params'
import { cache } from 'react'
import { findVisit, type Visit } from './find-visit'

/** The visit of the page that is being rendered; an unknown country or language ends in the not-found page. */
export const currentVisit = cache(async (): Promise<Visit> => {
  const visit = await findVisit(await rootLang())
  return visit ?? notFound()
})
