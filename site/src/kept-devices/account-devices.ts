import { z } from 'zod'
import { openOrNull, sealContent } from '@/platform/cipher'
import { subjectHash, subjectHashes } from '@/platform/keys'
import { eraseOlder } from '@/platform/store/erase-older'
import { askStore, StoreError } from '@/platform/store/store'
import { keptDevice, type KeptDevice } from './kept-device'

/** After the last look. */
const DAYS = 365

/** Two tabs may change the list at once. */
const MOST_TRIES = 5

interface Row {
  account: string
  keyId: string
  content: Buffer
  revision: number
}

const COLUMNS = 'account, key_id AS "keyId", content, revision'

const keptDevices = z.object({ devices: z.array(keptDevice) })

/**
 * Newest first; also notes that they are used.
 * @throws StoreError
 */
export async function accountDevices(owner: string): Promise<KeptDevice[]> {
  const row = await findRow(owner)
  if (row?.isLongAgo)
    await askStore('UPDATE account_devices SET seen_at = now() WHERE account = $1', [row.account])
  return row ? opened(row) : []
}

/**
 * @param change null changes nothing
 * @returns false if there was nothing to change
 * @throws StoreError
 */
export async function changeAccountDevices(
  owner: string,
  change: (devices: KeptDevice[]) => KeptDevice[] | null,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await findRow(owner)
    const devices = change(row ? opened(row) : [])
    if (devices === null) return false
    if (await write(owner, row, devices)) return true
  }
  throw new StoreError('the list of devices is being changed all the time')
}

/** @param subject whose account: phone as on the wire, or id of the account */
export async function exportAccountDevices(subject: string): Promise<object[]> {
  const row = await findRow(subject)
  return row ? opened(row).map((device) => ({ ...device, kind: 'device', device: device.kind })) : []
}

export async function eraseAccountDevices(subject: string): Promise<number> {
  const rows = await askStore<Row>(
    `DELETE FROM account_devices WHERE account = ANY ($1) RETURNING ${COLUMNS}`,
    [hashesOf(subject)],
  )
  return rows.reduce((count, row) => count + opened(row).length, 0)
}

export async function eraseOldAccountDevices(): Promise<void> {
  await eraseOlder({ table: 'account_devices', key: 'account', since: 'seen_at', days: DAYS })
}

async function findRow(owner: string): Promise<(Row & { isLongAgo: boolean }) | undefined> {
  const [row] = await askStore<Row & { isLongAgo: boolean }>(
    `SELECT ${COLUMNS}, seen_at < now() - interval '1 day' AS "isLongAgo"
     FROM account_devices WHERE account = ANY ($1) ORDER BY seen_at DESC LIMIT 1`,
    [hashesOf(owner)],
  )
  return row
}

/** False if somebody else was faster. */
async function write(owner: string, row: Row | undefined, devices: KeptDevice[]): Promise<boolean> {
  if (devices.length === 0) return row === undefined || erase(row)
  const account = row?.account ?? hashOf(owner)
  const { keyId, content } = sealContent({ devices }, about(account))
  const written = row
    ? await askStore(
        `UPDATE account_devices SET key_id = $3, content = $4, revision = revision + 1, seen_at = now()
         WHERE account = $1 AND revision = $2 RETURNING account`,
        [account, row.revision, keyId, content],
      )
    : await askStore(
        `INSERT INTO account_devices (account, key_id, content) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING account`,
        [account, keyId, content],
      )
  return written.length > 0
}

async function erase({ account, revision }: Row): Promise<boolean> {
  const erased = await askStore(
    'DELETE FROM account_devices WHERE account = $1 AND revision = $2 RETURNING account',
    [account, revision],
  )
  return erased.length > 0
}

function opened({ account, ...sealed }: Row): KeptDevice[] {
  return keptDevices.safeParse(openOrNull(sealed, about(account))).data?.devices ?? []
}

const about = (account: string) => `devices ${account}`
const hashOf = (owner: string) => subjectHash(`devices of ${owner}`)
const hashesOf = (owner: string) => subjectHashes(`devices of ${owner}`)
