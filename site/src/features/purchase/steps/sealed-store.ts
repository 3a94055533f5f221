import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import type { Store } from './basket'

const SECONDS = 4 * 3600
const PURPOSE = 'purchase store'

const sealedStore = z.object({ id: z.string(), name: z.string() })

export function sealStore({ id, name }: Store): Promise<string> {
  return seal(PURPOSE, { id, name }, SECONDS)
}

export async function readSealedStore(sealed: string): Promise<Store | null> {
  return sealedStore.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}
