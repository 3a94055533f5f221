import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** A filled survey as the ledger keeps it, encrypted. */
export const surveyContent = z.object({
  surveyId: z.string(),
  country: z.enum(COUNTRY_CODES),
  locale: z.enum(LOCALES),
  answers: z.array(
    z.union([
      z.object({ questionId: z.string(), optionIds: z.array(z.string()) }),
      z.object({ questionId: z.string(), text: z.string() }),
    ]),
  ),
})

export type SurveyContent = z.output<typeof surveyContent>
