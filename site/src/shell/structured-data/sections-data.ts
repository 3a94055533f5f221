import type { LandingSection } from '@carelane/main-api'
import type { StructuredData } from '@/platform/render-context'
import { faqPage } from './faq-page'
import { howToOf } from './how-to'

export function sectionsData(sections: readonly LandingSection[]): StructuredData[] {
  const questions = sections.flatMap((section) => (section.type === 'questions' ? section.items : []))
  const [steps] = sections.filter((section) => section.type === 'steps')
  return [
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(steps?.title && steps.items.length > 1
      ? [
          howToOf(
            steps.title,
            steps.items.map(({ title, text }) => ({ name: title, text: text ?? title })),
          ),
        ]
      : []),
  ]
}
