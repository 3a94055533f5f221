import bidiFactory from 'bidi-js'
import { fontOf, scriptOf, type Direction, type ShapingFont } from './fonts'

const bidi = bidiFactory()

export interface TextStyle {
  /** Points. */
  size: number
  isBold?: boolean
  /** BCP 47; decides where words end. */
  tag: string
  isRightToLeft: boolean
}

export interface Piece {
  text: string
  font: ShapingFont
  direction: Direction
  width: number
}

export interface Line {
  text: string
  pieces: Piece[]
  width: number
}

/** `width` in points; longer words get their own line. */
export function linesOf(text: string, width: number, style: TextStyle): Line[] {
  const lines: Line[] = []
  let line = ''
  for (const part of unbreakable(text, style.tag)) {
    if (line !== '' && lineOf(line + part.trimEnd(), style).width > width) {
      lines.push(lineOf(line.trimEnd(), style))
      line = ''
    }
    line += part
  }
  if (line !== '') lines.push(lineOf(line.trimEnd(), style))
  return lines
}

/** In visual order (UAX #9). */
export function lineOf(text: string, style: TextStyle): Line {
  const { levels } = bidi.getEmbeddingLevels(text, style.isRightToLeft ? 'rtl' : 'ltr')
  const runs = runsOf(text, levels)
  const shown = inOrder(runs).map(({ from, to, level, script }) => {
    const font = fontOf(script, style.isBold ? 'bold' : 'regular')
    const piece = text.slice(from, to).replaceAll(INVISIBLE, '')
    const direction: Direction = level % 2 === 1 ? ['rtl'] : ['ltr']
    const width = (font.widthOf(piece, direction) * style.size) / font.unitsPerEm
    return { text: piece, font, direction, width }
  })
  const pieces = shown.filter((piece) => piece.text !== '')
  return {
    text: text.replaceAll(INVISIBLE, ''),
    pieces,
    width: pieces.reduce((sum, piece) => sum + piece.width, 0),
  }
}

/** Bidi controls, already applied. */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

interface Run {
  from: number
  to: number
  level: number
  script: Parameters<typeof fontOf>[0]
}

function runsOf(text: string, levels: Uint8Array): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const character of text) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    const script = scriptOf(character) ?? last?.script ?? 'latin'
    const to = at + character.length
    if (last?.level === level && last.script === script) last.to = to
    else runs.push({ from: at, to, level, script })
    at = to
  }
  return runs
}

/** UAX #9, L2. */
function inOrder(runs: Run[]): Run[] {
  const order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from
      while ((order[to]?.level ?? -1) >= level) to++
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = to
    }
  }
  return order
}

/** Thai and Burmese have no spaces. */
function unbreakable(text: string, tag: string): string[] {
  const parts: string[] = []
  let wasWord = false
  for (const { segment, isWordLike = false } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(
    text,
  )) {
    const last = parts.at(-1)
    const isNew = last === undefined || /\s$/.test(last) || (wasWord && isWordLike)
    if (isNew && segment.trim() !== '') parts.push(segment)
    else if (last !== undefined) parts[parts.length - 1] = last + segment
    wasWord = isWordLike
  }
  return parts
}
