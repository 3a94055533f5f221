import type { FaultFinder } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getFaultFinder } from '@/content/fault-finders'
import { currentVisit } from '@/i18n/visit'

export async function findFinder(slug: string): Promise<FaultFinder> {
  const { lang } = await currentVisit()
  return (await getFaultFinder(lang, slug)) ?? notFound()
}
