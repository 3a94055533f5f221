/** Stands in words for the name of a file, which the browser alone knows. */
export const FILE_MARK = '\u2068\uFFFC\u2069'

/** Isolated, so that a name of another script does not turn the words around it. */
export function isolated(file: string): string {
  return `\u2068${file}\u2069`
}
