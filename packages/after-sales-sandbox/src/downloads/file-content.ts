import { pdfOf } from './pdf'
import { noiseSegment, type Segment } from './segments'
import { zipOf } from './zip'

/** What the bytes of a file are made from; they are stored nowhere. */
export type FileRecipe = { fileId: string; title: string; noise: number; noiseCrc: number }

/** A zip of one program for a driver, a PDF for everything else. */
export function fileContent({ fileId, title, noise, noiseCrc }: FileRecipe): Segment[] {
  if (fileId.endsWith('.pdf')) return pdfOf(title, fileId, noise)
  return zipOf([{ name: 'setup.bin', crc: noiseCrc, content: [noiseSegment(fileId, noise)] }])
}
