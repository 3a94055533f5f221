import type { NumberRange, Recall } from '@carelane/main-api'

export interface AskedDevice {
  /** With its brand. */
  model: string | null
  /** IMEI or serial number, without separators; null if nobody knows it here. */
  code: string | null
}

export interface RecallMatch {
  recall: Recall
  /** Only its number could tell. */
  isOpen: boolean
}

/**
 * What counts for a device, in the order of the recalls. A number decides where a recall names numbers; else the model does.
 * @param day `YYYY-MM-DD` in the country
 */
export function matchingRecalls(
  recalls: readonly Recall[],
  { model, code }: AskedDevice,
  day: string,
): RecallMatch[] {
  return recalls.flatMap((recall): RecallMatch[] => {
    if (!countsOn(recall, day)) return []
    const isNamed = model !== null && namesModel(recall, model)
    if (recall.ranges.length === 0) return isNamed ? [{ recall, isOpen: false }] : []
    if (code === null) return isNamed ? [{ recall, isOpen: true }] : []
    return recall.ranges.some((range) => contains(range, code)) ? [{ recall, isOpen: false }] : []
  })
}

export function countsOn({ startsOn, endsOn }: Recall, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn)
}

function namesModel({ models }: Recall, model: string): boolean {
  const asked = plain(model)
  return models.some((named) => plain(named) === asked)
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
}

function contains(range: NumberRange, code: string): boolean {
  const asked = comparable(code)
  if ('prefix' in range) return asked.startsWith(range.prefix)
  const [from, to] = [comparable(range.from), comparable(range.to)]
  return asked.length === from.length && from <= asked && asked <= to
}

/** Of an IMEI the first 14 digits: the 15th checks them, and the 15th and 16th of an IMEISV are the software's. */
function comparable(code: string): string {
  return /^\d{14,16}$/.test(code) ? code.slice(0, 14) : code.toUpperCase()
}
