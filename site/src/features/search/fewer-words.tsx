import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { searchHref } from '@/links/search-href'
import { countsByWord } from './find-content'

/** The words of a question that find something by themselves. */
export async function FewerWords({ question }: { question: string }) {
  const visit = await currentVisit()
  const t = await getTranslations('search')
  const found = await countsByWord(visit, question)
  return found.map(({ word, total }) => (
    <li key={word}>
      <AppLink href={searchHref(visit.lang, { question: word })}>
        {t('count', { count: total, question: word })}
      </AppLink>
    </li>
  ))
}
