import type { Faq } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { TextPage } from '@/articles/text-page'
import { languageOfText } from '@/i18n/language-of-text'

export async function FaqPage({ faq: { question, answer, locale } }: { faq: Faq }) {
  const visit = await currentVisit()
  return <TextPage title={question} body={answer} language={languageOfText(locale, visit.locale)} />
}
