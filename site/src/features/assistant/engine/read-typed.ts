import { TV_SERIAL_LENGTH } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { namedModelIn } from '@/forms/model-in-text'

/** As typed, in the digits 0–9. What has a digit too few or too many is read too: the tool says what is wrong with it. */
export interface Typed {
  imei: string | null
  workOrder: string | null
  tvSerial: string | null
  model: string | null
}

/** Between digits: spaces, dashes, dots and slashes, also the invisible marks of copied text. */
const GAP = String.raw`[\s\p{Z}\p{Cf}\p{Pd}\u2212./]`

const DIGITS = new RegExp(String.raw`(?<![\p{L}\d+])\d(?:${GAP}{0,2}\d)+(?![\p{L}\d])`, 'gu')

const ORDER = new RegExp(
  String.raw`(?<![\p{L}\d])WO${GAP}?[A-Z]{2}${GAP}?\d(?:${GAP}?\d){5,13}(?![\p{L}\d])`,
  'iu',
)

const SERIAL = /(?<![\p{L}\d])(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]+(?![\p{L}\d])/giu

const FEWEST_SERIAL_DIGITS = 5

/** An IMEI that was mistyped has about as many digits. */
const NEARLY_IMEI = { least: IMEI_LENGTH - 3, most: IMEI_LENGTH + 2 }

const SAYS_IMEI = /imei|имей|имеи|іmei|آي ?ام|ايمي|আইএমইআই|อีมี่/iu

export function readTyped(text: string): Typed {
  const plain = toAsciiDigits(text)
  const order = ORDER.exec(plain)?.[0] ?? null
  const rest = order === null ? plain : plain.replace(order, ' ')
  return {
    imei: imeiIn(rest),
    workOrder: order?.replace(new RegExp(GAP, 'gu'), '').toUpperCase() ?? null,
    tvSerial: serialIn(rest),
    model: namedModelIn(plain),
  }
}

function imeiIn(text: string): string | null {
  const numbers = (text.match(DIGITS) ?? []).map((run) => run.replace(/\D/g, ''))
  const isWhole = ({ length }: string) => length === IMEI_LENGTH
  const exact = numbers.find(isWhole) ?? (text.match(/\d+/g) ?? []).find(isWhole)
  if (exact !== undefined) return exact
  const isAlone = !/\p{L}/u.test(text)
  if (!SAYS_IMEI.test(text) && !isAlone) return null
  const { least, most } = NEARLY_IMEI
  // Alone, one of 13 digits or fewer is a phone number.
  const shortest = SAYS_IMEI.test(text) ? least : IMEI_LENGTH - 1
  return numbers.find(({ length }) => length >= shortest && length <= most) ?? null
}

function serialIn(text: string): string | null {
  const serial = (text.match(SERIAL) ?? []).find(
    (sign) => sign.length === TV_SERIAL_LENGTH && sign.replace(/\D/g, '').length >= FEWEST_SERIAL_DIGITS,
  )
  return serial?.toUpperCase() ?? null
}
