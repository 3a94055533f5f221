/** Something that the person who typed the command can put right; the message says how. It is shown without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** The system's code of a failed call, such as ENOSPC, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
