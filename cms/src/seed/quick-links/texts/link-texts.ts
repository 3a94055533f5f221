import type { LinkName } from '../links'

/** What the search offers, and what people type for it, separated by commas: also colloquial and misspelt. */
export type LinkText = readonly [name: string, keywords: string]

export type LinkTexts = Record<LinkName, LinkText>
