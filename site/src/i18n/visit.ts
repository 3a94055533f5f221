import { notFound } from 'next/navigation'
import { lang as rootLang } from 'next/root-params'
import { cache } from 'react'
import { findVisit, type Visit } from './find-visit'

/** Not found for an unknown country or language. */
export const currentVisit = cache(async (): Promise<Visit> => {
  const visit = await findVisit(await rootLang())
  return visit ?? notFound()
})
