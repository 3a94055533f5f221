import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

/** How long a page can stand open before its form is sent, or its document opened, in seconds. */
const SECONDS = 86_400

const cancelForm = z.object({
  /** Made with the form: what is sent with it again is the same cancellation. */
  key: z.uuid(),
  owner: z.string(),
  orderNumber: z.string(),
})

export type CancelForm = z.output<typeof cancelForm>

/** What goes along with the question whether to cancel, encrypted: the order is the one that was shown. */
export function sealCancelForm(order: Omit<CancelForm, 'key'>): Promise<string> {
  return seal('cancel-order', { key: randomUUID(), ...order }, SECONDS)
}

/** Null where it is over, or not ours. */
export async function readCancelForm(sealed: string): Promise<CancelForm | null> {
  return cancelForm.safeParse(await unseal('cancel-order', sealed)).data ?? null
}

const documentOf = z.object({ owner: z.string(), orderNumber: z.string(), lang: z.string() })

export type DocumentName = z.output<typeof documentOf>

/**
 * What names a policy in the address of its document: it cannot be guessed, says nothing, and gives the document to nobody
 * but its owner.
 */
export function sealDocumentName(name: DocumentName): Promise<string> {
  return seal('policy-document', name, SECONDS)
}

/** Null where it is over, or not ours. */
export async function readDocumentName(sealed: string): Promise<DocumentName | null> {
  return documentOf.safeParse(await unseal('policy-document', sealed)).data ?? null
}
