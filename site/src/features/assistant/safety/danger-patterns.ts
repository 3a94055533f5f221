import type { Danger } from './dangers'
import type { Lists } from './pattern'

/** Patterns, one in each line, as people of a language write of a danger. */
export type DangerWords = Readonly<Record<Danger, string>> & {
  lists: Lists
  /** What sounds like a danger and is none: taken out of the text before it is looked at. */
  harmless: string
}
