import type { Faq } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getFaqs } from '@/content/faq'

export async function getShownFaqs(lang: string): Promise<Faq[]> {
  const list = await getFaqs(lang)
  return list?.faqs ?? notFound()
}

export async function findFaq(lang: string, id: string): Promise<{ faq: Faq; all: Faq[] }> {
  const all = await getShownFaqs(lang)
  const faq = all.find((each) => String(each.id) === id)
  return faq ? { faq, all } : notFound()
}
