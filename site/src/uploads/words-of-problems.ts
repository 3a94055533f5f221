/** Only browsers know file names. */
export const FILE_MARK = '\u2068\uFFFC\u2069'

/** Other scripts must not reorder the text. */
export function isolated(file: string): string {
  return `\u2068${file}\u2069`
}
