/** `line` counts from 1. */
export interface BundleProblem {
  file: string
  line: number
  field: string
  message: string
}

export class BundleRefused extends Error {
  override name = 'BundleRefused'

  constructor(readonly problems: readonly BundleProblem[]) {
    super(problems.map(problemText).join('\n'))
  }
}

export function problemText({ file, line, field, message }: BundleProblem): string {
  return `${file}:${line}${field === '' ? '' : ` ${field}`}: ${message}`
}
