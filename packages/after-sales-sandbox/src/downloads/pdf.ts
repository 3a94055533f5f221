import { noiseSegment, textSegment, type Segment } from './segments'

export function pdfOf(title: string, seed: string, noise: number): Segment[] {
  const text = `BT /F1 24 Tf 72 700 Td (${title.replace(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let head = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [at, object] of objects.entries()) {
    offsets.push(head.length)
    head += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  offsets.push(head.length)
  head += `6 0 obj\n<< /Length ${noise} >>\nstream\n`
  const ending = '\nendstream\nendobj\n'
  const table = [
    '0000000000 65535 f ',
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `),
  ]
  const start = head.length + noise + ending.length
  const tail = `${ending}xref\n0 7\n${table.join('\n')}\ntrailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return [textSegment(head), noiseSegment(seed, noise), textSegment(tail)]
}
