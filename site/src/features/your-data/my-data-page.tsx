import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { currentSession } from '@/accounts/account'
import { FollowsAccount } from '@/accounts/follows-account'
import { ownerOf } from '@/accounts/session-content'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import type { KindName } from '@/handing-in/kinds'
import { daysOfSubmissions } from '@/handing-in/of-person'
import { formatDay, formatNumber, type Region } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { recallSealed } from '@/platform/sealed-cookie'
import { LookupPage } from '@/tool-page/lookup-page'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { WORDS_OF_KIND } from './kinds-of-data'
import { ERASED_COOKIE, OWN_DATA_COPY, OWN_DATA_ERASE } from './own-data-paths'
import styles from './your-data.module.css'

interface MyDataPageProps {
  /** `unsure`: the box was not ticked; `failed`: the database is away */
  query: Record<string, unknown>
  /** What other features keep of a person, in tables of their own. */
  others: readonly { words: 'payment' | 'word' | 'device'; of: (subject: string) => Promise<object[]> }[]
}

const erased = z.object({ count: z.number() })

export async function MyDataPage({ query, others }: MyDataPageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('yourdata')
  const pages = await getTranslations('pages')
  const session = await currentSession()
  const path = href(lang, 'your-data/mine')
  return (
    <LookupPage
      page="your-data/mine"
      title={pages('yourData')}
      lead={t('lead')}
      trail={[{ name: pages('yourData'), path: href(lang, 'your-data') }]}
      isUndisturbed
    >
      <div className={styles.page}>
        {session ? <Kept subject={ownerOf(session)} query={query} others={others} /> : <SignIn path={path} />}
      </div>
    </LookupPage>
  )
}

async function Kept({ subject, query, others }: MyDataPageProps & { subject: string }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('yourdata')
  const [submissions, counts] = await Promise.all([
    daysOfSubmissions(subject),
    Promise.all(others.map(async ({ words, of }) => ({ words, count: (await of(subject)).length }))),
  ])
  const done = erased.safeParse(await recallSealed(ERASED_COOKIE)).data
  const facts = [
    ...[...daysByWords(submissions, region)].map(([words, days]) => ({
      label: t(`kinds.${words}`),
      value: days.map((date) => t('sent', { date })).join('\n'),
    })),
    ...counts
      .filter(({ count }) => count > 0)
      .map(({ words, count }) => ({ label: t(`kinds.${words}`), value: formatNumber(count, region) })),
  ]
  return (
    <>
      <FollowsAccount />
      <SignedIn />
      {done && (
        <Callout tone="good" title={<p role="status">{t('erase.done', done)}</p>}>
          {null}
        </Callout>
      )}
      {query.failed !== undefined && (
        <Callout tone="bad" title={<p role="alert">{t('erase.failed')}</p>}>
          {null}
        </Callout>
      )}
      <h2>{t('kept')}</h2>
      {facts.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <Facts facts={facts} />
          <a href={`${OWN_DATA_COPY}?${new URLSearchParams({ lang })}`} download>
            {t('copy')}
          </a>
          <p>{t('copyHint')}</p>
          <EraseForm isUnsure={query.unsure !== undefined} />
        </>
      )}
    </>
  )
}

async function EraseForm({ isUnsure }: { isUnsure: boolean }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('yourdata.erase')
  return (
    <form method="post" action={OWN_DATA_ERASE} className={styles.erase}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <input type="hidden" name="lang" value={lang} />
      <label className={styles.sure}>
        <input
          type="checkbox"
          id="sure"
          name="sure"
          aria-invalid={isUnsure || undefined}
          aria-describedby={isUnsure ? 'sure-error' : undefined}
        />
        <span>{t('sure')}</span>
      </label>
      {isUnsure && (
        <p id="sure-error" role="alert" className={styles.problem}>
          {t('unsure')}
        </p>
      )}
      <Button look="quiet">{t('submit')}</Button>
    </form>
  )
}

/** Several acts about one thing have one name. */
function daysByWords(submissions: readonly { kind: KindName; receivedAt: Date }[], region: Region) {
  const days = new Map<(typeof WORDS_OF_KIND)[KindName], string[]>()
  for (const { kind, receivedAt } of submissions) {
    const words = WORDS_OF_KIND[kind]
    days.set(words, [...(days.get(words) ?? []), formatDay(receivedAt.toISOString(), region)])
  }
  return days
}
