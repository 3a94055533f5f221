export type ToldAccount = Record<string, unknown>

/** Null if signed out, undefined if unknown. */
export async function fetchAccount(): Promise<ToldAccount | null | undefined> {
  try {
    const answer = await fetch('/api/account/')
    if (answer.status === 204) return null
    const told: unknown = answer.ok ? await answer.json() : undefined
    return typeof told === 'object' && told !== null ? (told as ToldAccount) : undefined
  } catch {
    return undefined
  }
}
