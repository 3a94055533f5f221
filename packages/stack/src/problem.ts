/** The user can fix it: shown without a stack trace. */
export class Problem extends Error {
  override name = 'Problem'
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
