import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { currentRenderContext } from '@/platform/render-context'
import { seal, unseal } from '@/platform/sealed'

/** How long a form can be filled in, in seconds. */
const FORM_SECONDS = 86_400
const PURPOSE = 'appeal'

const fileKeys = z.object({
  idPhoto: z.string().optional(),
  invoicePhoto: z.string().optional(),
  imei1Photo: z.string().optional(),
  boardingPassPhoto: z.string().optional(),
})

const sealedForm = z.object({
  /** Made with the form: what is sent with it again is the same appeal, or the same change. */
  key: z.uuid(),
  /** Who was signed in when it was opened. */
  owner: z.string(),
  /** The appeal that it changes; missing for a new one. */
  change: z
    .object({
      serviceNumber: z.string(),
      /** The key of the change before this one: of two forms that follow the same one, the first is taken. */
      after: z.string(),
      /** The photos that the service has. */
      photos: fileKeys,
    })
    .optional(),
})

export type SealedForm = z.output<typeof sealedForm>
export type AppealToChange = NonNullable<SealedForm['change']>

/** What goes along with a form, encrypted, so that nobody changes the appeals of others with it. */
export function sealForm(owner: string, change?: AppealToChange): Promise<string> {
  return seal(PURPOSE, { key: randomUUID(), owner, change }, FORM_SECONDS)
}

/** Null where it is over, or not ours. */
export async function readSealedForm(sealed: string): Promise<SealedForm | null> {
  return sealedForm.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}

/** The form that the page being rendered has to have again; null where there is none. */
export async function readReturnedForm(): Promise<SealedForm | null> {
  const sealed = currentRenderContext()?.returnedForm
  return sealed === undefined ? null : readSealedForm(sealed)
}
