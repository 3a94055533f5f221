import { z } from 'zod'
import { href } from '@/links/href'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'repair guarantee'
const DAY_MS = 86_400_000
/** After its end the page can still say that it is over. */
const READABLE_DAYS = 730

const shownGuarantee = z.object({
  /** Its last digits, which name nobody. */
  orderEnd: z.string().max(4),
  device: z.string(),
  /** `YYYY-MM-DD` */
  until: z.iso.date(),
  parts: z.array(z.string()),
})

export type ShownGuarantee = z.output<typeof shownGuarantee>

/** Sealed by this site, so that nobody else can make one. */
export async function guaranteePath(lang: string, guarantee: ShownGuarantee): Promise<string> {
  const seconds = (Date.parse(guarantee.until) - Date.now() + READABLE_DAYS * DAY_MS) / 1000
  return href(lang, 'repair-guarantee', { of: await seal(PURPOSE, { ...guarantee }, Math.ceil(seconds)) })
}

/** @param of from the address; null unless this site sealed it */
export async function readGuarantee(of: unknown): Promise<ShownGuarantee | null> {
  const read = shownGuarantee.safeParse(typeof of === 'string' ? await unseal(PURPOSE, of) : null)
  return read.success ? read.data : null
}
