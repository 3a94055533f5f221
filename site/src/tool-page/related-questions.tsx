import type { FaqTopic } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { getFaqs } from '@/content/faq'
import { Questions } from '@/landing/questions'
import { SectionFrame } from '@/landing/section-frame'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { faqPage } from '@/shell/structured-data/faq-page'

const SHOWN = 4

export async function RelatedQuestions({ topic }: { topic: FaqTopic }) {
  const { lang, locale } = await currentVisit()
  const found = await getFaqs(lang, topic)
  const faqs = found?.faqs.slice(0, SHOWN) ?? []
  const [first] = faqs
  if (!first) return null
  describeToMachines(faqPage(faqs))
  const t = await getTranslations('tools')
  return (
    <SectionFrame
      section={{ id: 'questions', type: 'questions', anchor: null, title: null }}
      title={t('questions')}
      more={{ href: pathOf([lang, 'faq']), label: t('allQuestions') }}
    >
      <div {...languageOfText(first.locale, locale)}>
        <Questions items={faqs} />
      </div>
    </SectionFrame>
  )
}
