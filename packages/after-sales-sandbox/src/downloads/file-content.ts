import { pdfOf } from './pdf'
import { noiseSegment, type Segment } from './segments'
import { zipOf } from './zip'

export interface FileRecipe {
  fileId: string
  title: string
  noise: number
  noiseCrc: number
}

export function fileContent({ fileId, title, noise, noiseCrc }: FileRecipe): Segment[] {
  if (fileId.endsWith('.pdf')) return pdfOf(title, fileId, noise)
  return zipOf([{ name: 'setup.bin', crc: noiseCrc, content: [noiseSegment(fileId, noise)] }])
}
