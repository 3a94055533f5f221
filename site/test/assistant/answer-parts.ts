import { parseLang } from '@carelane/countries'
import { answer } from '../../src/features/assistant/choose-answerer'
import type { StreamedPart } from '../../src/features/assistant/engine/streamed-part'

/** All of an answer to a first question. */
export async function answerParts(lang: string, text: string): Promise<StreamedPart[]> {
  const parsed = parseLang(lang)
  if (!parsed.ok) throw new Error(`There is no section “${lang}”.`)
  const asked = { text, lang, locale: parsed.locale, carried: { device: null, topic: null } }
  const parts: StreamedPart[] = []
  for await (const part of answer(asked, AbortSignal.timeout(10_000))) parts.push(part)
  return parts
}
