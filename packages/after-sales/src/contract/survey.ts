import { z } from 'zod'
import type { Call } from './call'
import { choice, freeText, place, requestKey } from './request-values'
import { ENCRYPTED, PLAIN } from './wire'
import { openText, wireBoolean, wireId, wireText } from './wire-values'

const survey = z.object({ id: wireId, title: wireText })

const defaults = {
  method: 'GET',
  upstream: 'survey',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 5_000,
  retries: 1,
} as const

/** [7#23]; path: docs/decisions/0034-what-is-personal-travels-encrypted.md. */
export const surveyList = {
  ...defaults,
  path: '/{brand}Client/survey/list-web',
  request: z.object(place),
  response: z.array(survey),
} as const satisfies Call

/** [7#21]; null if not open. */
export const surveyQuestions = {
  ...defaults,
  path: '/{brand}Client/survey/questions-web',
  request: z.object({ id: choice, ...place }),
  response: survey
    .extend({
      questions: z.array(
        z.object({
          id: wireId,
          kind: openText(['one', 'many', 'scale', 'text']),
          title: z.string().min(1),
          required: wireBoolean,
          options: z
            .array(
              z.object({
                id: wireId,
                label: z.string().min(1),
                nextQuestionId: wireId.nullish(),
              }),
            )
            .default([]),
        }),
      ),
    })
    .nullable(),
} as const satisfies Call

/** [7#22]; code 404 for a closed survey, 400 if its questions have changed. */
export const surveyAdd = {
  ...defaults,
  method: 'POST',
  path: '/{brand}Client/survey/add',
  values: 'json',
  request: z.object({
    requestKey,
    surveyId: choice,
    ...place,
    answers: z.array(
      z.object({
        questionId: choice,
        optionIds: z.array(choice).default([]),
        text: freeText(2_000).optional(),
      }),
    ),
  }),
  response: z.object({ id: wireId }),
  wire: ENCRYPTED,
  authorization: 'offered',
  personal: ['answers'],
  effect: 'write',
  deadlineMs: 15_000,
  retries: 0,
} as const satisfies Call
