import zawgyi from 'myanmar-tools'

/** Stacked letters and numbers bring a few questions in Unicode up to 0.9987; a word in Zawgyi has 0.9999. */
const CERTAIN = 0.999

const detector = new zawgyi.ZawgyiDetector()
const converter = new zawgyi.ZawgyiConverter()

/** Burmese typed in Zawgyi, the older encoding of the same characters, as Unicode; any other text as it is. */
export function burmeseInUnicode(text: string): string {
  if (!/\p{Script=Myanmar}/u.test(text)) return text
  return detector.getZawgyiProbability(text) > CERTAIN ? converter.zawgyiToUnicode(text) : text
}
