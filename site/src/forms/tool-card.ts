import type { Fact } from '@/ui/facts/facts'
import type { FindingTone } from './finding'
import type { SiteSection } from './site-section'

/** What a tool found, for a conversation. */
export interface ToolCard {
  tone: FindingTone | 'hint'
  title: string
  text: string
  facts: Fact[]
  links: { href: string; name: string }[]
}

export interface CardQuestion {
  /** What the tool needs, as it was typed. */
  typed: string | null
  /** All of what was asked. */
  question: string
  section: SiteSection
  /** Of the asker's network, for the table against abuse. */
  address: string
}

export type CardAnswer =
  /** `href`: the tool's page with what was found. */
  | { kind: 'found'; cards: ToolCard[]; href?: string }
  /** What was typed wrong, or what the service says. */
  | { kind: 'told'; text: string }
  /** Too many, or no answer: the tool's own page knows a way. */
  | { kind: 'later' }
  | { kind: 'unknown' }

/** Asks as the tool's own page does, and counts as much. */
export type MakeCards = (question: CardQuestion) => Promise<CardAnswer>
