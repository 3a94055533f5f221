import type { Metadata } from 'next'
import { surveyMetadata } from '@/features/survey/survey-metadata'
import { SurveyPage } from '@/features/survey/survey-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return surveyMetadata()
}

export default SurveyPage
