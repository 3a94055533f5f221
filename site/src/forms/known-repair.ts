import { z } from 'zod'
import { href } from '@/links/href'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

const COOKIE = 'known-repair'
const SECONDS = 3600

/** Bytes: browsers refuse a cookie of more than 4 KB, and a seal makes it longer. */
export const LONGEST_KNOWN_FAULT = 1800

const knownRepair = z.object({
  product: z.string().max(100),
  model: z.string().max(100),
  fault: z.string().max(LONGEST_KNOWN_FAULT),
})

type KnownRepair = z.output<typeof knownRepair>

/** For booking, which asks for the same. */
export async function rememberRepair(lang: string, repair: KnownRepair): Promise<void> {
  const path = href(lang, 'repair-appointment')
  await rememberSealed(COOKIE, { ...repair }, { seconds: SECONDS, path })
}

/** Null if nothing is known. */
export async function recallRepair(): Promise<KnownRepair | null> {
  return knownRepair.safeParse(await recallSealed(COOKIE)).data ?? null
}
