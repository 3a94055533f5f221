export interface Figure {
  readonly what: string
  /** With its unit. */
  readonly measured: string
  /** Empty if only observed. */
  readonly target: string
  readonly met: boolean | null
  readonly values: unknown
}

export function skipped(what: string, target: string, why: string): Figure {
  return { what, measured: `not measured: ${why}`, target, met: null, values: null }
}
