import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assetFolders, filesOf } from '../assets/asset-folders'
import { isText } from '../assets/content-types'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function compressAssets(siteFolder: string): Promise<void> {
  const found = await Promise.all(assetFolders(siteFolder, true).map(filesOf))
  const files = found.flat().map(({ file }) => file)
  await Promise.all(files.filter(isText).map(compress))
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  await keepSmaller(`${file}.br`, body, await toBrotli(body, { params }))
  await keepSmaller(`${file}.gz`, body, await toGzip(body, { level: 9 }))
}

async function keepSmaller(name: string, body: Buffer, compressed: Buffer): Promise<void> {
  if (compressed.length < body.length) await writeFile(name, compressed)
  else await rm(name, { force: true })
}
