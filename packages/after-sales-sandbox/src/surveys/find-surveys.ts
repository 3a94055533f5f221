import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { questionnaire } from './questionnaire'

const found = questionnaire.extend({ id: z.number() })

export type FoundSurvey = z.output<typeof found>

export async function openSurveys(database: Queryable, country: string, now: Date): Promise<FoundSurvey[]> {
  const { rows } = await database.query(
    `SELECT survey.id, questionnaire.* FROM surveys survey
     JOIN questionnaires questionnaire ON questionnaire.name = survey.questionnaire
     WHERE survey.country = $1 AND survey.opens_at <= $2 AND survey.closes_at > $2 ORDER BY survey.id`,
    [country, now],
  )
  return rows.map((row) => found.parse(row))
}
