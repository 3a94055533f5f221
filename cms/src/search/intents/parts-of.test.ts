import { expect, test } from 'vitest'
import { partsOf } from './parts-of'

test.each([
  ['en', 'Where is the next centre? How long does it take?'],
  ['ar', 'أين أقرب مركز؟ كم يستغرق الإصلاح؟'],
  ['bn', 'কেন্দ্র কোথায়? কত দিন লাগবে?'],
  ['my', 'ဘယ်မှာလဲ။ ဘယ်လောက်ကြာမလဲ။'],
] as const)('two sentences in %s are two parts', (locale, question) => {
  expect(partsOf(question, locale).sentences).toHaveLength(2)
})

test('what has no question mark tells of what is asked where another sentence has one', () => {
  const { sentences, areMarked } = partsOf('It fell. The screen is black. What now?', 'en')
  expect([sentences, areMarked]).toEqual([['What now?'], true])
})

test('many sentences without a question mark are a story', () => {
  expect(partsOf('It fell. It got wet. It is dead. I need it.', 'en')).toMatchObject({
    sentences: [],
    halves: [],
  })
})

test.each([
  ['en', 'how long is a repair and what shall I bring', 'what shall I bring'],
  ['ru', 'сколько длится ремонт и что взять с собой', 'что взять с собой'],
  ['ar', 'أين أقرب مركز وكم سعر الشاشة', 'وكم سعر الشاشة'],
  ['th', 'ซ่อมกี่วันเสร็จ ต้องเอาอะไรไปบ้าง', 'ต้องเอาอะไรไปบ้าง'],
] as const)('a sentence in %s is cut where another clause may begin', (locale, question, after) => {
  expect(partsOf(question, locale).halves.map(([, half]) => half)).toContain(after)
})

test('no half is a word or two alone', () => {
  expect(partsOf('me and you', 'en').halves).toEqual([])
})
