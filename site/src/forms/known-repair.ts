import { z } from 'zod'
import { href } from '@/links/href'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

const COOKIE = 'known-repair'
const SECONDS = 3600

const knownRepair = z.object({
  product: z.string().max(100),
  model: z.string().max(100),
  fault: z.string().max(200),
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
