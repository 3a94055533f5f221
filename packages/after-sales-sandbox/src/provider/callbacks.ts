/** Where the provider leads back to: the sites that are registered with it, and nobody else. */
export type Callbacks = { has: (callbackUrl: string) => boolean; add: (origin: string) => void }

/** @param origins of the sites, without a slash at the end */
export function createCallbacks(origins: readonly string[]): Callbacks {
  const known = new Set<string>()
  const add = (origin: string) => void known.add(`${origin}/login/`)
  for (const origin of origins) add(origin)
  return { has: (callbackUrl) => known.has(callbackUrl), add }
}
