import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { answerWords, fieldWords } from '../assistant-words'
import { throttleQuestion } from '../limits'
import { wholeAnswer } from '../show-answer'
import type { ShownPart } from '../shown-part'
import { AiSearch } from './ai-search'

/** [2.4#53]: whole on a direct visit, streamed with scripts. */
export async function AiAnswer({ question }: { question: string }) {
  const visit = await currentVisit()
  const t = await getTranslations('assistant')
  return (
    <AiSearch
      key={question}
      lang={visit.lang}
      before={question === '' ? null : { question, parts: await answered(question) }}
      words={{
        ...(await answerWords()),
        ...(await fieldWords()),
        isMachine: t('isMachine'),
        results: t('ai.results'),
        copy: t('ai.copy'),
      }}
    />
  )
}

async function answered(question: string): Promise<ShownPart[]> {
  const visit = await currentVisit()
  const throttled = await throttleQuestion(await headers(), question, visit)
  if (throttled) return [{ type: 'problem', message: throttled.message }]
  return wholeAnswer({ question, carried: { device: null, topic: null } }, visit)
}
