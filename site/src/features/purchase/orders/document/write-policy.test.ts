import { getMessages } from '@carelane/messages'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQr from 'jsqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePolicy, type PolicyDocument } from './write-policy'

function policyIn(locale: 'en' | 'ar' | 'bn' | 'th' | 'my'): PolicyDocument {
  const { orders: t } = getMessages(locale)
  return {
    title: t.policy.title,
    brand: 'Carelane',
    standing: t.policyStates.valid,
    facts: [
      { label: t.facts.number, value: '\u2066PO00000001\u2069' },
      { label: t.facts.name, value: 'أمينة' },
    ],
    sections: [{ title: t.claim.title, lines: [t.claim.one, t.claim.two, t.rebinding.text] }],
    note: t.policy.note,
    code: { text: 'PO00000001', label: t.policy.code },
    tag: locale,
    isRightToLeft: locale === 'ar',
  }
}

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

async function rendered(bytes: Uint8Array) {
  const document = await library.loadDocument(bytes)
  const text = document.getPage(0).getText()
  let picture = { data: new Uint8Array(), width: 0, height: 0 }
  await document.getPage(0).render({
    scale: 2,
    render: ({ data, width, height }) => {
      picture = { data: new Uint8Array(data), width, height }
      return Promise.resolve(data)
    },
  })
  const pages = document.getPageCount()
  document.destroy()
  return { ...picture, text, pages }
}

test.each(['en', 'ar', 'bn', 'th', 'my'] as const)(
  'a policy in %s is one small page with a code',
  async (locale) => {
    const document = await writePolicy(policyIn(locale))
    expect(Buffer.from(document.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(document.length).toBeLessThan(60_000)
    const { data, width, height, text, pages } = await rendered(document)
    expect(pages).toBe(1)
    expect(jsQr(new Uint8ClampedArray(data), width, height)?.data).toBe('PO00000001')
    expect(text).toContain('00000001')
  },
)

test('Arabic begins at the right edge, English at the left one', async () => {
  const inkIn = async (locale: 'ar' | 'en') => {
    const { data, width, height } = await rendered(await writePolicy(policyIn(locale)))
    return inkOf(data, width, height)
  }
  const [arabic, english] = [await inkIn('ar'), await inkIn('en')]
  expect(arabic.right).toBeGreaterThan(arabic.left)
  expect(english.left).toBeGreaterThan(english.right)
})

function inkOf(data: Uint8Array, width: number, height: number) {
  const ink = { left: 0, right: 0 }
  for (let y = Math.floor(height * 0.3); y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4] ?? 255) < 128) ink[x < width / 2 ? 'left' : 'right'] += 1
  return ink
}
