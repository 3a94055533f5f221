/** Isolates keep a name in other letters in its place between Arabic words, with its own order inside. */
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const LATIN_RUN =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}’'‘.&-]*(?:[ ]+[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}’'‘.&-]*)*/gu

/** A text of the service, in which Arabic and names in Latin letters may stand side by side, as it is shown. */
export function mixedText(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return text.replace(/,(?=\s)/g, '،').replace(LATIN_RUN, (name) => FIRST_STRONG_ISOLATE + name + POP_ISOLATE)
}

/** The same without what only its show needs. */
export function plainText(text: string): string {
  return text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '')
}
