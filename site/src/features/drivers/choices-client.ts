import type { ModelChoices } from './find-choices'

const DEADLINE_MS = 8000

/** Where the lists for what was chosen so far are. */
export function choicesAddress(lang: string, chosen: { brand?: string; serial?: string }): string {
  return `/api/drivers/choices/?${new URLSearchParams({ lang, ...chosen })}`
}

/** @throws Error when our server does not answer with lists */
export async function fetchChoices(address: string): Promise<ModelChoices['choices']> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`choices: status ${response.status}`)
  // Our own route of the same version: its shape is its type.
  return (await response.json()) as ModelChoices['choices']
}
