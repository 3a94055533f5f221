export interface Callbacks {
  has: (callbackUrl: string) => boolean
  add: (origin: string) => void
}

export function createCallbacks(origins: readonly string[]): Callbacks {
  const known = new Set<string>()
  const add = (origin: string) => void known.add(`${origin}/login/`)
  for (const origin of origins) add(origin)
  return { has: (callbackUrl) => known.has(callbackUrl), add }
}
