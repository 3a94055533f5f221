/**
 * What questions that are refused say, in lists of forms as `../../forms` reads them. Of a language with tones they are
 * found with their tones alone: where they can be nothing else without, they stand in the list a second time.
 */
export interface RefusalWords {
  /** What has such words in it and means something else, or something of everybody's: customer service. */
  harmless: string
  /** Somebody else, and what of theirs is nobody's business: both side by side. */
  others: string
  theirs: string
  /** Somebody near, whose device people bring along, and what nobody may ask about them either. */
  family: string
  spying: string
  /** Asks for the person behind a number. */
  owner: string
  /** Asks for a lawyer's work, and what a question about the warranty may have as well. */
  legal: string
  law: string
  /** Asks for a doctor's work, and what a question about a device may have as well. */
  medical: string
  health: string
  /** Sentences that tell an assistant what to do; the second list no visitor writes, but content might. */
  instructions: string
  toAssistant: string
}
