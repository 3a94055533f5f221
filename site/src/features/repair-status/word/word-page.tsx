import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { answerUnavailable } from '@/platform/render-context'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { PageOfOrder } from '../page-of-order'
import { showPath } from '../show-path'
import { quietHours } from './quiet-text'
import { StopForm } from './stop-form'
import { subscriptionByToken } from './subscriptions'
import { confirmWord } from './word-actions'
import { wordPath } from './word-path'

const token = z.uuid()

/** Never cached. */
export async function WordPage({ of }: { of: unknown }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('word')
  return (
    <PageOfOrder title={t('title')} lead={t('page.lead')} path={wordPath(lang)}>
      <Question of={of} />
    </PageOfOrder>
  )
}

async function Question({ of }: { of: unknown }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('word')
  const failure = await tooManyReloads('repair-word-show')
  if (failure) return <LookupFailure failure={failure} />
  const read = token.safeParse(of)
  const found = await unlessStoreFails(read.success ? subscriptionByToken(read.data) : Promise.resolve(null))
  if (!found.ok) {
    answerUnavailable()
    return (
      <Callout tone="bad" title={<h2>{t('page.away.title')}</h2>}>
        <p>{t('page.away.text')}</p>
      </Callout>
    )
  }
  if (!found.value) {
    return (
      <Callout tone="hint" title={<h2>{t('page.none.title')}</h2>}>
        <p>{t('page.none.text')}</p>
        <p>
          <AppLink href={showPath(lang)}>{t('page.repair')}</AppLink>
        </p>
      </Callout>
    )
  }
  const { token: own, isConfirmed } = found.value
  if (isConfirmed) {
    return (
      <Callout tone="good" title={<h2>{t('page.on.title')}</h2>}>
        <p>{t('text', quietHours(region))}</p>
        <StopForm lang={lang} of={own} back="word" />
      </Callout>
    )
  }
  return (
    <Callout tone="wait" title={<h2>{t('page.confirm.title')}</h2>}>
      <p>{t('text', quietHours(region))}</p>
      <form action={confirmWord}>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="of" value={own} />
        <Button>{t('page.confirm.submit')}</Button>
      </form>
      <StopForm lang={lang} of={own} back="word" />
    </Callout>
  )
}
