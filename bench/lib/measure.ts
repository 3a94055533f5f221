/** One line of the table. */
export interface Figure {
  readonly what: string
  /** As it is read, with its unit. */
  readonly measured: string
  /** What the product promises; nothing where it is only watched. */
  readonly target: string
  /** Whether it is met; null where nothing is promised or nothing could be measured. */
  readonly met: boolean | null
  /** The raw values, for whoever wants to know more. */
  readonly values: unknown
}

export function skipped(what: string, target: string, why: string): Figure {
  return { what, measured: `not measured: ${why}`, target, met: null, values: null }
}
