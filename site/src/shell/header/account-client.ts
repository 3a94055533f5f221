/** Of whoever is signed in, as the server tells it. */
export type ToldAccount = Record<string, unknown>

/** Who is signed in; null where nobody is any more, undefined where nobody can say. */
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
