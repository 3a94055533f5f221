import type { MakeCards } from '@/forms/tool-card'
import type { SiteSection } from '@/forms/site-section'
import type { ToolName } from '../engine/answer'

/** Tools that answer in the conversation. Pages put them together: no feature knows another. */
export interface ToolCards {
  tools: Readonly<Partial<Record<ToolName, MakeCards>>>
  /** @param most how many words may stand beside the town */
  namesTown: (question: string, section: SiteSection, most: number) => Promise<boolean>
}

/** Who asks. Editors who try a question ask no tool. */
export interface Asker {
  address: string
  cards: ToolCards
}
