import { LOCALES, VARIANTS, type Wording } from '@carelane/countries'
import { expect, test } from 'vitest'
import { getMessages } from '../src/get-messages'
import { textsOf } from './texts'

const ASPECTS = ['environment', 'attitude', 'efficiency', 'quality', 'overall'] as const

/** A label, and the text that says what is wrong with its field. */
const FIELDS: readonly (readonly [string, string])[] = [
  ['forms.phone', 'forms.phoneProblems.phoneEmpty'],
  ['forms.phone', 'repair.invalid.phoneEmpty'],
  ['forms.serial.label', 'forms.serial.empty'],
  ['repair.order', 'repair.invalid.orderEmpty'],
  ['purchase.store.state', 'purchase.store.missing'],
  ['purchase.order.storeCode', 'purchase.order.missing.storeCode'],
  ['appointment.facts.number', 'appointment.find.wrong'],
  ['device.imei', 'device.invalid.empty'],
  ...ASPECTS.map((aspect) => [`rating.aspects.${aspect}`, `rating.problems.${aspect}`] as const),
]

test.each<Wording>([...LOCALES, ...VARIANTS])(
  'in %s an error calls its field as the label does',
  (wording) => {
    const texts = new Map(textsOf(getMessages(wording)).map(({ key, text }) => [key, text]))
    const lower = (key: string) => (texts.get(key) ?? '').toLocaleLowerCase(wording)
    const apart = FIELDS.filter(([label, error]) => {
      const stems = stemsOf(lower(label), wording)
      return stems.filter((stem) => lower(error).includes(stem)).length < stems.length / 2
    })
    expect(apart.map(([label, error]) => `${texts.get(label)} / ${texts.get(error)}`)).toEqual([])
  },
)

/** Endings are bent, and Arabic drops its article. */
function stemsOf(label: string, wording: Wording): string[] {
  return Array.from(new Intl.Segmenter(wording, { granularity: 'word' }).segment(label))
    .filter(({ isWordLike, segment }) => isWordLike && segment.length > 2)
    .map(({ segment }) => segment.replace(/^ال/, ''))
    .map((word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))))
}
