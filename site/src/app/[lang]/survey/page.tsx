import type { Metadata } from 'next'
import { surveyMetadata } from '@/features/survey/survey-metadata'
import { SurveyPage } from '@/features/survey/survey-page'

// The form has a key of its own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return surveyMetadata()
}

export default SurveyPage
