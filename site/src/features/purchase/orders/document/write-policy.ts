import encodeQr from 'qr'
import PDFDocument from 'pdfkit'
import { linesOf, type TextStyle } from './lines'

export interface PolicyDocument {
  title: string
  brand: string
  standing: string
  facts: { label: string; value: string }[]
  sections: { title: string; lines: string[] }[]
  note: string
  code: { text: string; label: string }
  /** BCP 47 */
  tag: string
  isRightToLeft: boolean
}

/** Points, A4. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const CODE = 96
const GAP = 8
const INK = '#1b1b1f'
const QUIET = '#55565c'
const BRAND = '#0b5c4c'

export async function writePolicy(policy: PolicyDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, tag } = policy
  const paper = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: tag,
    displayTitle: true,
    // Skips pdfkit's default font: PDF's standard fonts lack Arabic.
    font: null as unknown as string,
    info: { Title: title, Creator: policy.brand, Producer: policy.brand },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => paper.on('end', resolve))
  const pen = penOf(paper, policy)
  pen.head()
  pen.facts()
  policy.sections.forEach(pen.section)
  pen.text(policy.note, { size: 9, color: QUIET, before: GAP * 2 })
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

interface Setting {
  size: number
  isBold?: boolean
  color?: string
  before?: number
  indent?: number
  width?: number
}

function penOf(paper: PDFKit.PDFDocument, policy: PolicyDocument) {
  const { tag, isRightToLeft } = policy
  let y = PAGE.margin

  const room = (height: number) => {
    if (y + height <= PAGE.height - PAGE.margin) return
    paper.addPage()
    y = PAGE.margin
  }

  const text = (words: string, setting: Setting) => {
    const { size, isBold = false, color = INK, before = 0, indent = 0, width = WIDTH - indent } = setting
    const style: TextStyle = { size, isBold, tag, isRightToLeft }
    // Burmese stacks below the line.
    const height = size * 1.7
    y += before
    for (const line of linesOf(words, width, style)) {
      room(height)
      let x = isRightToLeft ? PAGE.width - PAGE.margin - indent - line.width : PAGE.margin + indent
      // For copying and screen readers.
      paper.markContent('Span', { actual: line.text, lang: tag })
      for (const piece of line.pieces) {
        paper.font(piece.font.font as unknown as Buffer, piece.font.name, size).fillColor(color)
        const baseline = y + size * 1.15
        const features = [...piece.direction] as unknown as PDFKit.Mixins.OpenTypeFeatures[]
        paper.text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        x += piece.width
      }
      paper.endMarkedContent()
      y += height
    }
  }

  const code = () => {
    const rows = encodeQr(policy.code.text, 'raw', { ecc: 'medium', border: 1 })
    const module = CODE / rows.length
    const left = isRightToLeft ? PAGE.margin : PAGE.width - PAGE.margin - CODE
    paper.fillColor('#000')
    rows.forEach((row, down) => {
      row.forEach((isDark, across) => {
        if (isDark) paper.rect(left + across * module, PAGE.margin + down * module, module, module)
      })
    })
    paper.fill()
  }

  return {
    text,

    head() {
      code()
      const width = WIDTH - CODE - GAP * 3
      text(policy.brand, { size: 11, color: BRAND, isBold: true, width })
      text(policy.title, { size: 20, isBold: true, width })
      text(policy.standing, { size: 12, isBold: true, color: BRAND, width })
      text(policy.code.label, { size: 9, color: QUIET, width })
      y = Math.max(y, PAGE.margin + CODE) + GAP * 2
    },

    facts() {
      for (const { label, value } of policy.facts) {
        room(40)
        const top = y
        text(label, { size: 10, color: QUIET, width: WIDTH * 0.36 })
        const below = y
        y = top
        text(value, { size: 10, indent: WIDTH * 0.4 })
        y = Math.max(y, below)
      }
    },

    section({ title, lines }: PolicyDocument['sections'][number]) {
      room(60)
      text(title, { size: 13, isBold: true, before: GAP * 2 })
      for (const line of lines) text(line, { size: 10, before: 2 })
    },
  }
}
