import type { PoolClient } from 'pg'
import { z } from 'zod'
import { choice, freeText, place, requestKey } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { submitOnce } from '../submissions/submit-once'
import { isAnswered } from './check-answers'
import { openSurveys } from './find-surveys'
import { inLanguage } from './questionnaire'

/** [7#23] */
export const surveyList = sandboxCall({
  name: 'survey-list',
  path: 'Client/survey/list-web',
  request: z.object(place),
  answer: async ({ mcc: country, language }, { pool, clock }) => {
    const surveys = await openSurveys(pool, country, clock.now())
    return surveys.map(({ id, title }) => ({ id, title: inLanguage(title, language) }))
  },
})

/** [7#21] */
export const surveyQuestions = sandboxCall({
  name: 'survey-questions',
  path: 'Client/survey/questions-web',
  request: z.object({ id: choice, ...place }),
  answer: async ({ id, mcc: country, language }, { pool, clock }) => {
    const survey = await surveyOf(pool, { surveyId: id, mcc: country }, clock.now())
    if (!survey) return null
    return {
      id: survey.id,
      title: inLanguage(survey.title, language),
      questions: survey.questions.map(({ id, kind, required, title, options }) => ({
        id,
        kind,
        required,
        title: inLanguage(title, language),
        options: options.map(({ id, label, next }) => ({
          id,
          label: inLanguage(label, language),
          nextQuestionId: next ?? null,
        })),
      })),
    }
  },
})

const answers = z
  .array(
    z.object({ questionId: choice, optionIds: z.array(choice).max(50), text: freeText(2_000).optional() }),
  )
  .max(200)

/** [7#22] */
export const surveyAdd = sandboxCall({
  name: 'survey-add',
  method: 'POST',
  path: 'Client/survey/add',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  authorization: 'offered',
  request: z.object({ requestKey, surveyId: choice, ...place, answers }),
  answer: ({ requestKey, ...content }, surroundings, { visitor }) =>
    submitOnce(surroundings, { kind: 'survey-add', requestKey, content }, async (client) => {
      const survey = await surveyOf(client, content, surroundings.clock.now())
      if (!survey) throw new Refusal(404, 'no such survey is open')
      if (!isAnswered(survey, content.answers)) throw new Refusal(400, 'the answers are not of this survey')
      const id = await keep(client, [survey.id, requestKey, visitor?.phone])
      return { answer: { id }, reference: id }
    }),
})

async function surveyOf(
  database: Parameters<typeof openSurveys>[0],
  { surveyId, mcc: country }: { surveyId: string; mcc: string },
  now: Date,
) {
  const surveys = await openSurveys(database, country, now)
  return surveys.find(({ id }) => String(id) === surveyId)
}

async function keep(client: PoolClient, values: unknown[]): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO survey_answers (survey_id, request_key, phone) VALUES ($1, $2, $3) RETURNING 'SV' || id AS id`,
    values,
  )
  return rows[0]?.id ?? ''
}
