import type { Failure } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { LookupFailure } from '@/forms/lookup-failure'
import { answerUnavailable } from '@/platform/render-context'
import { ButtonLink } from '@/ui/button/button'

/** The service did not say: 503, so that no cache and no search engine keeps it. */
export async function NoCosts({ failure, path }: { failure: Failure; path: string }) {
  answerUnavailable()
  const common = await getTranslations('common')
  return (
    <LookupFailure failure={failure}>
      <p>
        <ButtonLink href={path}>{common('tryAgain')}</ButtonLink>
      </p>
    </LookupFailure>
  )
}
