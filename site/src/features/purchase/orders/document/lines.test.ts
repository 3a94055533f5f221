import { describe, expect, test } from 'vitest'
import { fontOf, scriptOf } from './fonts'
import { lineOf, linesOf, type TextStyle } from './lines'

const style = (tag: string): TextStyle => ({ size: 10, tag, isRightToLeft: tag === 'ar' })

function glyphsOf(text: string, tag: string): number[] {
  return lineOf(text, style(tag)).pieces.flatMap(({ text: part, font, direction }) =>
    font.font.layout(part, direction as never).glyphs.map(({ id }) => id),
  )
}

function unshaped(text: string): number[] {
  return [...text].map(
    (letter) =>
      fontOf(scriptOf(letter) ?? 'latin', 'regular').font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id,
  )
}

describe('letters are joined and ordered as their script is written', () => {
  test('Arabic letters take the form of their place, from right to left', () => {
    // Heh has initial, medial, final and isolated forms.
    const alone = glyphsOf('ه', 'ar')
    const joined = glyphsOf('ههه', 'ar')
    expect(new Set([...joined, ...alone]).size).toBe(4)
    expect(glyphsOf('هاتف', 'ar')).not.toEqual(unshaped('هاتف'))
    expect(glyphsOf('به', 'ar')[0]).toBe(joined[0])
  })

  test('Arabic lam and alef are one', () => {
    const alone = unshaped('لا')
    for (const glyph of glyphsOf('لا', 'ar')) expect(alone).not.toContain(glyph)
  })

  test('Bengali vowels that are written before their consonant stand before it', () => {
    const [ka, i] = unshaped('কি')
    const shaped = glyphsOf('কি', 'bn')
    expect(shaped).toHaveLength(2)
    expect(shaped[1]).toBe(ka)
    expect(shaped).not.toEqual([ka, i])
  })

  // pdfkit's default, fontkit, breaks both.
  test.each([
    ['কেন্দ্র', 6],
    ['স্ক্রিন', 6],
  ])('the conjuncts of %s', (word, count) => {
    const glyphs = glyphsOf(word, 'bn')
    expect(glyphs).toHaveLength(count)
    expect(glyphs).not.toEqual(unshaped(word))
    const halant = unshaped('্')[0]
    expect(glyphs).not.toContain(halant)
  })

  test('Burmese consonants stand below each other without the sign that says so', () => {
    const virama = unshaped('္')[0]
    expect(glyphsOf('ဝန္ဒာ', 'my')).not.toContain(virama)
    expect(glyphsOf('ကြွေး', 'my')[0]).not.toBe(unshaped('က')[0])
  })

  test('Thai marks stand above one another', () => {
    const marks = lineOf('ที่', style('th')).pieces.flatMap(({ text, font, direction }) =>
      font.font.layout(text, direction as never).positions.map(({ xAdvance }) => xAdvance),
    )
    expect(marks.slice(1)).toEqual([0, 0])
    expect(glyphsOf('ที่', 'th')).not.toEqual(unshaped('ที่'))
  })
})

describe('what is read from right to left', () => {
  const shown = (text: string) => lineOf(text, style('ar')).pieces.map(({ text: part }) => part.trim())

  test('has numbers and Latin words from left to right within it', () => {
    expect(shown('رقم 356938035643809 هنا').filter((part) => part !== '')).toEqual([
      'هنا',
      '356938035643809',
      'رقم',
    ])
  })

  test('keeps a phone number whole', () => {
    expect(shown('\u2066+234 8021239070\u2069')).toEqual(['+234 8021239070'])
  })
})

describe('lines', () => {
  test.each([
    ['en', 'One free replacement of the screen assembly within 1 year of the effective date'],
    ['ar', 'استبدال واحد مجاني لمجموعة الشاشة خلال سنة واحدة من تاريخ السريان'],
    ['th', 'เปลี่ยนชุดหน้าจอฟรีหนึ่งครั้งภายในหนึ่งปีนับจากวันที่มีผล'],
    ['my', 'စတင်သက်ရောက်သည့်ရက်မှတစ်နှစ်အတွင်းမျက်နှာပြင်အစုံကိုတစ်ကြိမ်အခမဲ့လဲလှယ်ပေးခြင်း'],
  ])('of %s are no wider than the paper, and have all words', (tag, text) => {
    const lines = linesOf(text, 120, style(tag))
    expect(lines.length).toBeGreaterThan(1)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(120)
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''))
  })
})
