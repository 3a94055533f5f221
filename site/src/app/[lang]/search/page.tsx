import type { Metadata } from 'next'
import { SafetyNotice } from '@/features/assistant/safety/safety-notice'
import { MeantPages } from '@/features/assistant/search/meant-pages'
import { AiAnswer } from '@/features/assistant/search/ai-answer'
import { findProduct } from '../../find-product'
import { TOOL_CARDS } from '../../tool-cards'
import { searchMetadata } from '@/features/search/search-metadata'
import { SearchPage } from '@/features/search/search-page'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/search'>): Promise<Metadata> {
  return searchMetadata(await searchParams)
}

export default async function Search({ searchParams }: PageProps<'/[lang]/search'>) {
  return (
    <SearchPage
      query={await searchParams}
      AiAnswer={AiAnswerWithCards}
      SafetyNotice={SafetyNotice}
      MeantPages={MeantPages}
      findProduct={findProduct}
    />
  )
}

function AiAnswerWithCards({ question }: { question: string }) {
  return <AiAnswer question={question} cards={TOOL_CARDS} />
}
