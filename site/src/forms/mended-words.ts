export const COUNT_MARK = '\uFFFC'

export interface MendedWords {
  left: string
  mended: string
}
