import type { Locale } from '@carelane/countries'
import { ContentUnavailable } from '@/content/content-unavailable'
import type { Source, ToolName } from '../engine/answer'
import { pagesToChoose } from '../engine/ask-back'
import { likelyTools } from '../engine/embedded-answer'
import { findPassages } from '../engine/find-passages'
import { toolsOf } from '../engine/tools'
import { metWith } from '../engine/understand'

interface Meant {
  tools: ToolName[]
  pages: Source[]
}

const NOTHING: Meant = { tools: [], pages: [] }

/** Probability: letters typed at random stay below, words with slips above. */
const LEAST_LIKELY = 0.25

/** Ms */
const PATIENCE_MS = 2000

/** Nothing for what the assistant would refuse, or while the content is away. */
export async function findMeant(
  text: string,
  { lang, locale }: { lang: string; locale: Locale },
): Promise<Meant> {
  const asked = { text, lang, locale, carried: { device: null, topic: null } }
  try {
    const { passages, intents } = await findPassages(asked, AbortSignal.timeout(PATIENCE_MS))
    const isLikely = passages.length > 0 || (intents[0]?.probability ?? 0) >= LEAST_LIKELY
    if (!isLikely || metWith(asked, intents, passages.length > 0)) return NOTHING
    const tools = toolsOf(asked, likelyTools(intents)).map(({ name }) => name)
    return {
      tools,
      pages: pagesToChoose(
        intents,
        passages.map(({ source }) => source),
      ),
    }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return NOTHING
  }
}
