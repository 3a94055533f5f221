import { z } from 'zod'
import { account } from '@/accounts/account-schema'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const surveyContent = z.object({
  surveyId: z.string(),
  ...handedInFrom,
  /** [1#11] */
  account: account.optional(),
  answers: z.array(
    z.union([
      z.object({ questionId: z.string(), optionIds: z.array(z.string()) }),
      z.object({ questionId: z.string(), text: z.string() }),
    ]),
  ),
})

export type SurveyContent = z.output<typeof surveyContent>
