import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { currentRenderContext } from '@/platform/render-context'
import { seal, unseal } from '@/platform/sealed'

const FORM_SECONDS = 86_400
const PURPOSE = 'appeal'

const fileKeys = z.object({
  idPhoto: z.string().optional(),
  invoicePhoto: z.string().optional(),
  imei1Photo: z.string().optional(),
  boardingPassPhoto: z.string().optional(),
})

const sealedForm = z.object({
  /** Made with the form, so that sending it twice counts once. */
  key: z.uuid(),
  owner: z.string(),
  /** Missing for a new appeal. */
  change: z
    .object({
      serviceNumber: z.string(),
      /** Key of the previous change; of two forms that follow the same one, only the first is taken. */
      after: z.string(),
      /** File keys of the service. */
      photos: fileKeys,
    })
    .optional(),
})

export type SealedForm = z.output<typeof sealedForm>
export type AppealToChange = NonNullable<SealedForm['change']>

/** Encrypted, so that nobody can change somebody else's appeal. */
export function sealForm(owner: string, change?: AppealToChange): Promise<string> {
  return seal(PURPOSE, { key: randomUUID(), owner, change }, FORM_SECONDS)
}

/** Null if it has expired or is not ours. */
export async function readSealedForm(sealed: string): Promise<SealedForm | null> {
  return sealedForm.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}

/** The form that this render must show again, if any. */
export async function readReturnedForm(): Promise<SealedForm | null> {
  const sealed = currentRenderContext()?.returnedForm
  return sealed === undefined ? null : readSealedForm(sealed)
}
