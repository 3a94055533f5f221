import type { ModelChoices } from './find-choices'

const DEADLINE_MS = 8000

export function choicesAddress(lang: string, chosen: { brand?: string; serial?: string }): string {
  return `/api/drivers/choices/?${new URLSearchParams({ lang, ...chosen })}`
}

export async function fetchChoices(address: string): Promise<ModelChoices['choices']> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`choices: status ${response.status}`)
  return (await response.json()) as ModelChoices['choices']
}
