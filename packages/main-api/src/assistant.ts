import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { searchKind } from './search'

/** What a visitor may ask the assistant at once, in UTF-16 units. */
export const QUESTION_MAXIMUM_LENGTH = 500

export const assistantPassagesRequest = z.object({
  shortName: lang,
  question: z.string().trim().min(1).max(QUESTION_MAXIMUM_LENGTH),
  /** What earlier questions of the conversation were about; it counts less than what is asked now. */
  device: z.string().max(100).default(''),
  topic: z.string().max(200).default(''),
})

export const assistantPassage = z.object({
  kind: searchKind,
  title: z.string(),
  /** As a search hit has it. */
  url: z.string(),
  /** Of title and sentences: the visitor's, or English where only the English text is there. */
  locale: z.enum(LOCALES),
  heading: z.string().nullable(),
  /** In reading order, as the document has them. Of steps each is one: its title, a colon and its text. */
  sentences: z.array(z.string()).min(1),
  /** What is to be done in order. */
  isSteps: z.boolean(),
  /** Indexes of the sentences that have most of what was asked for, the best first. */
  telling: z.array(z.number().int().min(0)),
  /** How much of the question the document has, from 0 to 1. */
  score: z.number().min(0).max(1),
})

/** The best first; empty where nothing supports an answer. */
export const assistantPassages = z.object({ passages: z.array(assistantPassage) })

export type AssistantPassage = z.infer<typeof assistantPassage>
