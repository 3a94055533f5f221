import { z } from 'zod'

/** A field as it was sent: empty where it is missing, and never longer than any field of ours. */
export const sentText = z.string().max(20_000).default('')

export function sentTexts(names: readonly string[]): Record<string, typeof sentText> {
  return Object.fromEntries(names.map((name) => [name, sentText]))
}
