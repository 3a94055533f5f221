/** Stands in words for how many fields are left. */
export const COUNT_MARK = '\uFFFC'

export interface MendedWords {
  /** Said when a field is mended: how many are still wrong, with `COUNT_MARK` in place of the number. */
  left: string
  /** The same when nothing is wrong any more. */
  mended: string
}
