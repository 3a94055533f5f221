import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { QUESTION_KINDS, type Survey } from './survey'

const FORM_SECONDS = 7 * 86_400

const PURPOSE = 'survey'

export interface OpenForm {
  survey: Survey
  /** Encrypted, to validate answers even without the service. */
  sealed: string
  key: string
  /** The same in every language; other questions get another one. */
  draft: string
}

const survey = z.object({
  id: z.string(),
  title: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(QUESTION_KINDS),
      title: z.string(),
      isRequired: z.boolean(),
      options: z.array(z.object({ id: z.string(), label: z.string(), leadsTo: z.number().nullable() })),
    }),
  ),
})

export async function openForm(asked: Survey): Promise<OpenForm> {
  return formOf(asked, await seal(PURPOSE, { survey: asked }, FORM_SECONDS), randomUUID())
}

export async function reopenForm(sealed: string, key: string): Promise<OpenForm | null> {
  const read = z.object({ survey }).safeParse(await unseal(PURPOSE, sealed))
  return read.success ? formOf(read.data.survey, sealed, key) : null
}

function formOf(asked: Survey, sealed: string, key: string): OpenForm {
  const shape = asked.questions.map(({ id, kind, options }) => [id, kind, options.map((option) => option.id)])
  const hash = createHash('sha256').update(JSON.stringify(shape)).digest('base64url').slice(0, 12)
  return { survey: asked, sealed, key, draft: `survey ${asked.id} ${hash}` }
}
