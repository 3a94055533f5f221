import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { openSurveys } from './find-surveys'

export async function demoSurveys(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const surveys = await openSurveys(pool, country, now)
  return surveys.map(({ title, questions }) => ({
    tool: 'Survey',
    type: title.en,
    what: `${questions.length} questions, in ${Object.keys(title).join(', ')}`,
  }))
}
