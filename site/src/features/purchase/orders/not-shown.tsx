import { getTranslations } from 'next-intl/server'
import { Callout } from '@/ui/callout/callout'
import { SignIn } from '@/accounts/sign-in'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { LookAgain } from './look-again'
import type { ShownOrder } from './own-order'

interface NotShownProps {
  own: Exclude<ShownOrder, { kind: 'found' }>
  path: string
}

/** Does not reveal whether somebody else has it. */
export async function NotShown({ own, path }: NotShownProps) {
  const t = await getTranslations('orders')
  switch (own.kind) {
    case 'over':
      return <SignIn path={path} isOver={own.isOver} />
    case 'failed':
      return (
        <LookupFailure failure={own.failure}>
          <LookAgain path={path} />
        </LookupFailure>
      )
    case 'nothing':
      return (
        <Callout tone="hint" title={<h2 tabIndex={-1}>{t('nothing.title')}</h2>}>
          <p>{t('nothing.text')}</p>
          <ContactWays />
        </Callout>
      )
  }
}
