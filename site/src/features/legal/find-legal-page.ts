import type { LegalPage } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getLegalPage } from '@/content/legal'
import { currentVisit } from '@/i18n/visit'

export async function findLegalPage(name: string): Promise<LegalPage> {
  const { lang } = await currentVisit()
  return (await getLegalPage(lang, name)) ?? notFound()
}
