/** Keeps Latin names in place between Arabic words. */
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const LATIN_RUN =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}’'‘.&-]*(?:[ ]+[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}’'‘.&-]*)*/gu

export function mixedText(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return text.replace(/,(?=\s)/g, '،').replace(LATIN_RUN, (name) => FIRST_STRONG_ISOLATE + name + POP_ISOLATE)
}

export function plainText(text: string): string {
  return text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '')
}
