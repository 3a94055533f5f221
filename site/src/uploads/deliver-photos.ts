import { mccAndLanguage } from '@carelane/after-sales'
import { readEnvironment } from '@carelane/config'
import type { CountryCode, Locale } from '@carelane/countries'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { askStore } from '@/platform/store/store'
import { withOwner } from '@/accounts/account-schema'
import { openContent, sealContent } from '@/platform/cipher'
import type { NotHanded } from '@/handing-in/delivery'
import { openPhoto } from './photo-store'

/** Leaves some of the lease for the submission's call. */
const DEADLINE_MS = 35_000
const LEAST_LEFT_MS = 3_600_000

export type DeliveredPhotos =
  | {
      ok: true
      fileKeys: string[]
      /** The photos' account. */
      token: string | null
    }
  | { ok: false; failure: NotHanded }

interface Stored {
  id: string
  type: string
  begunAt: Date
  keyId: string
  content: Buffer
  handedKeyId: string | null
  handed: Buffer | null
}

const handedOver = withOwner(
  z.object({
    fileKey: z.string(),
    token: z.string(),
    until: z.number(),
    owner: z.string().optional(),
  }),
)
type HandedOver = z.output<typeof handedOver>

type Holder = Omit<HandedOver, 'fileKey'>

/**
 * [7#45].
 * @param owner undefined for guests [6#8]
 * @throws StoreError, or Error for an unreadable photo
 */
export async function deliverPhotos(
  ids: readonly string[],
  place: { country: CountryCode; locale: Locale },
  owner?: Required<Holder>,
): Promise<DeliveredPhotos> {
  if (ids.length === 0) return { ok: true, fileKeys: [], token: owner?.token ?? null }
  const photos = await storedPhotos(ids)
  const known = new Map(photos.flatMap((photo) => handedOf(photo, owner?.owner)))
  const [before] = known.values()
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const holder = owner ?? before ?? (await guest(place))
  if ('kind' in holder) return { ok: false, failure: holder }
  const fileKeys: string[] = []
  for (const photo of photos) {
    const taken = known.get(photo.id)
    const isHolders = taken !== undefined && (owner !== undefined || taken.token === holder.token)
    const handed = isHolders ? taken : await handOver(photo, holder, signal)
    if ('kind' in handed) return { ok: false, failure: handed }
    fileKeys.push(handed.fileKey)
  }
  return { ok: true, fileKeys, token: holder.token }
}

async function storedPhotos(ids: readonly string[]): Promise<Stored[]> {
  const rows = await askStore<Stored>(
    `SELECT id, type, begun_at AS "begunAt", key_id AS "keyId", content, handed_key_id AS "handedKeyId", handed
     FROM photos WHERE id = ANY ($1) AND content IS NOT NULL`,
    [ids],
  )
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw new Error('a photo is not there any more')
    return found
  })
}

function handedOf(photo: Stored, owner: string | undefined): [string, HandedOver][] {
  const { id, handed, handedKeyId } = photo
  if (!handed || handedKeyId === null) return []
  const read = handedOver.parse(openContent({ keyId: handedKeyId, content: handed }, `handed photo ${id}`))
  const isUsable = owner === undefined ? read.until - Date.now() >= LEAST_LEFT_MS : true
  return isUsable && read.owner === owner ? [[id, read]] : []
}

async function guest(place: { country: CountryCode; locale: Locale }) {
  const answer = await afterSales().call('accountGuest', mccAndLanguage(place))
  if (!answer.ok) return answer.failure
  const { token, validSeconds } = answer.data
  return { token, until: Date.now() + validSeconds * 1000 }
}

async function handOver(photo: Stored, holder: Holder, signal: AbortSignal): Promise<HandedOver | NotHanded> {
  const bytes = openPhoto(photo.id, photo)
  const file = new File([new Uint8Array(bytes)], fileName(photo), { type: 'image/jpeg' })
  const answer = await afterSales().call('uploadFile', { file }, { token: holder.token, signal })
  if (!answer.ok) return signal.aborted ? { kind: 'timeout', isRetryable: true } : answer.failure
  const handed = { ...holder, fileKey: answer.data.fileKey }
  const sealed = sealContent(handed, `handed photo ${photo.id}`)
  const noted = await askStore(
    `UPDATE photos SET handed_key_id = $2, handed = $3
     WHERE id = $1 AND handed IS NOT DISTINCT FROM $4 RETURNING id`,
    [photo.id, sealed.keyId, sealed.content, photo.handed],
  )
  return noted.length === 1 ? handed : TAKEN_OVER
}

/** The service accepts only the name noted first. */
const TAKEN_OVER: NotHanded = { kind: 'aborted', isRetryable: false }

/** [5#35] */
function fileName({ begunAt, type }: Pick<Stored, 'begunAt' | 'type'>): string {
  const { SERVICE_BRAND } = readEnvironment(['SERVICE_BRAND'])
  return `${SERVICE_BRAND}-${begunAt.getTime()}.${type}`
}
