import type { RichText } from '@carelane/main-api'
import type { StructuredData } from '@/platform/render-context'
import { plainText } from './plain-text'

export function faqPage(questions: readonly { question: string; answer: RichText }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
