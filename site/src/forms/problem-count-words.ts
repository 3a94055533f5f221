export const COUNT_MARK = '\uFFFC'

export interface ProblemCountWords {
  remaining: string
  allResolved: string
}
