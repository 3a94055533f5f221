import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { catalogue } from '../src/downloads/catalogue'
import { fileContent } from '../src/downloads/file-content'
import { noiseSegment, piecesOf, type Segment } from '../src/downloads/segments'

const OUTPUT = new URL('../src/downloads/checksums.generated.ts', import.meta.url)

// Stored because checksums take a while to compute.
const lines = catalogue().map((file) => {
  const noiseCrc = file.fileId.endsWith('.zip') ? crcOf([noiseSegment(file.fileId, file.noise)]) : 0
  const content = fileContent({ ...file, noiseCrc })
  const hash = createHash('sha256')
  for (const piece of piecesOf(content)) hash.update(piece)
  return `  '${file.fileId}': { noiseCrc: ${noiseCrc}, crc: ${crcOf(content)}, sha256: '${hash.digest('hex')}' },`
})
writeFileSync(
  OUTPUT,
  `// Written by \`npm run checksums\`; do not edit.

export const CHECKSUMS: Readonly<Record<string, { noiseCrc: number; crc: number; sha256: string }>> = {
${lines.join('\n')}
}
`,
)

function crcOf(content: readonly Segment[]): number {
  let crc = 0
  for (const piece of piecesOf(content)) crc = crc32(piece, crc)
  return crc
}
