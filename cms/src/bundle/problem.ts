/** A mistake in a bundle, where it is: a file below the bundle's folder, a line from 1, and the field's path. */
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
