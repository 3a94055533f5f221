import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { finderOffer } from './fault-finders'
import { likelyIntent } from './intents'
import { lang } from './lang'
import { searchKind } from './search'

/** UTF-16 units. */
export const QUESTION_MAXIMUM_LENGTH = 500

export const assistantPassagesRequest = z.object({
  shortName: lang,
  question: z.string().trim().min(1).max(QUESTION_MAXIMUM_LENGTH),
  /** From earlier questions; counts less. */
  device: z.string().max(100).default(''),
  topic: z.string().max(200).default(''),
})

export const assistantPassage = z.object({
  kind: searchKind,
  title: z.string(),
  url: z.string(),
  /** English if there is no translation. */
  locale: z.enum(LOCALES),
  heading: z.string().nullable(),
  /** A step is one sentence: title, colon, text. */
  sentences: z.array(z.string()).min(1),
  isSteps: z.boolean(),
  /** Indexes of the most relevant sentences, best first. */
  telling: z.array(z.number().int().min(0)),
  /** The editor's answer to the title, of its whole document: one to three sentences. */
  shortAnswer: z.string().nullable().default(null),
  /** Share of the question covered, 0 to 1. */
  score: z.number().min(0).max(1),
})

/**
 * Passages best first, empty if nothing supports an answer; intents likeliest first, but those of two questions in one
 * before all others.
 */
export const assistantPassages = z.object({
  passages: z.array(assistantPassage),
  intents: z.array(likelyIntent),
  /** The tree of questions that finds the fault which is likely meant. */
  finder: finderOffer.nullable().default(null),
})

export type AssistantPassage = z.infer<typeof assistantPassage>
