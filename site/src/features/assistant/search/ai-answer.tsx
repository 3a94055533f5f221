import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { addressIn } from '@/abuse/visitor'
import { currentVisit } from '@/i18n/visit'
import { answerWords, fieldWords } from '../assistant-words'
import type { ToolCards } from '../cards/tool-cards'
import { throttleQuestion } from '../limits'
import { wholeAnswer } from '../show-answer'
import type { ShownPart } from '../shown-part'
import { AiSearch } from './ai-search'

interface AiAnswerProps {
  question: string
  cards: ToolCards
}

/** [2.4#53]: whole on a direct visit, streamed with scripts. */
export async function AiAnswer({ question, cards }: AiAnswerProps) {
  const visit = await currentVisit()
  const t = await getTranslations('assistant')
  return (
    <AiSearch
      key={question}
      lang={visit.lang}
      before={question === '' ? null : { question, parts: await answered(question, cards) }}
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

async function answered(question: string, cards: ToolCards): Promise<ShownPart[]> {
  const visit = await currentVisit()
  const asking = await headers()
  const throttled = await throttleQuestion(asking, question, visit)
  if (throttled) return [{ type: 'problem', message: throttled.message }]
  return wholeAnswer({ question, carried: { device: null, topic: null } }, visit, {
    address: addressIn(asking),
    cards,
  })
}
