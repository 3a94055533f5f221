export type FetchedAccount = Record<string, unknown>

/** Null if signed out, undefined if unknown. */
export async function fetchAccount(): Promise<FetchedAccount | null | undefined> {
  try {
    const answer = await fetch('/api/account/')
    if (answer.status === 204) return null
    const body: unknown = answer.ok ? await answer.json() : undefined
    return typeof body === 'object' && body !== null ? (body as FetchedAccount) : undefined
  } catch {
    return undefined
  }
}
