import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { PRODUCTS } from '../products/products'
import { pickWith, seededRandom } from '../random'
import { catalogue } from './catalogue'
import { CHECKSUMS } from './checksums.generated'
import { fileContent } from './file-content'
import { sizeOf } from './segments'

const SEED = 12_020
const DAY_MS = 86_400_000
const LAPTOPS_OF_A_MODEL = 20

export async function seedDownloads(client: PoolClient, now: Date): Promise<void> {
  await fillTables(client, () => ({ laptops: laptops(), downloads: downloads(now) }), 'downloads')
}

function downloads(now: Date) {
  return catalogue().map((file) => {
    const checksums = CHECKSUMS[file.fileId]
    if (!checksums) throw new Error(`The checksums of ${file.fileId} are not known: npm run checksums`)
    return {
      file_id: file.fileId,
      kind: file.kind,
      product_id: file.product.id,
      title: file.title,
      category: file.category,
      os: file.os,
      version: file.version,
      released_on: new Date(now.getTime() + file.releasedIn * DAY_MS).toISOString().slice(0, 10),
      noise: file.noise,
      noise_crc: checksums.noiseCrc,
      size: sizeOf(fileContent({ ...file, ...checksums })),
      crc: checksums.crc,
      sha256: checksums.sha256,
    }
  })
}

function laptops() {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  return PRODUCTS.filter(({ kind }) => kind === 'Laptop').flatMap(({ id }) =>
    Array.from({ length: LAPTOPS_OF_A_MODEL }, (_, at) => ({
      snid: `SN${pick(['A', 'B', 'C', 'D'])}${id}${String(Math.floor(random() * 1e8)).padStart(8, '0')}${String(at).padStart(2, '0')}`,
      product_id: id,
    })),
  )
}
