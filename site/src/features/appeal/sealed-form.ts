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
  /** Made with the form, so that sending twice counts once. */
  key: z.uuid(),
  owner: z.string(),
  change: z
    .object({
      serviceNumber: z.string(),
      /** Of two forms after one change, only the first is taken. */
      after: z.string(),
      photos: fileKeys,
    })
    .optional(),
})

export type SealedForm = z.output<typeof sealedForm>
export type AppealToChange = NonNullable<SealedForm['change']>

/** Encrypted, against changes of somebody else's appeal. */
export function sealForm(owner: string, change?: AppealToChange): Promise<string> {
  return seal(PURPOSE, { key: randomUUID(), owner, change }, FORM_SECONDS)
}

export async function readSealedForm(sealed: string): Promise<SealedForm | null> {
  return sealedForm.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}

export async function readReturnedForm(): Promise<SealedForm | null> {
  const sealed = currentRenderContext()?.returnedForm
  return sealed === undefined ? null : readSealedForm(sealed)
}
