import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { withdrawal } from '../contents'

const SECONDS = 86_400

const cancelForm = z.object({
  key: z.uuid(),
  owner: z.string(),
  orderNumber: z.string(),
  withdrawal: withdrawal.optional(),
})

export type CancelForm = z.output<typeof cancelForm>

/** Encrypted, so that the cancelled order is the one shown. */
export function sealCancelForm(order: Omit<CancelForm, 'key'>): Promise<string> {
  return seal('cancel-order', { key: randomUUID(), ...order }, SECONDS)
}

export async function readCancelForm(sealed: string): Promise<CancelForm | null> {
  return cancelForm.safeParse(await unseal('cancel-order', sealed)).data ?? null
}

const documentOf = z.object({
  owner: z.string(),
  orderNumber: z.string(),
  lang: z.string(),
  /** Else of the policy. */
  isOfWithdrawal: z.boolean().optional(),
})

export type DocumentName = z.output<typeof documentOf>

export function sealDocumentName(name: DocumentName): Promise<string> {
  return seal('policy-document', name, SECONDS)
}

export async function readDocumentName(sealed: string): Promise<DocumentName | null> {
  return documentOf.safeParse(await unseal('policy-document', sealed)).data ?? null
}
