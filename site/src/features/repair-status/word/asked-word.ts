import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'word of a repair'
const FORM_SECONDS = 3600

const askedWord = z.object({
  orderNumber: z.string(),
  phone: z.string().nullable(),
  /** As the page shows it. */
  state: z.string(),
})

export type AskedWord = z.output<typeof askedWord>

/** Encrypted: only who was shown an order by its phone hears of it. */
export function sealAskedWord(asked: AskedWord): Promise<string> {
  return seal(PURPOSE, { ...asked }, FORM_SECONDS)
}

export async function readAskedWord(sealed: string): Promise<AskedWord | null> {
  return askedWord.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}
