import { getTranslations } from 'next-intl/server'
import { signInPath } from '@/accounts/account-path'
import { FollowsAccount } from '@/accounts/follows-account'
import { SignedIn } from '@/accounts/signed-in'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Button } from '@/ui/button/button'
import panel from '@/ui/panel/panel.module.css'
import row from '@/ui/link-row/link-row.module.css'
import { moveDevices } from './move-to-account'

interface KeepInAccountProps {
  isSignedIn: boolean
  /** Whether the browser has some that the account has not. */
  isMore: boolean
}

export async function KeepInAccount({ isSignedIn, isMore }: KeepInAccountProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices.account')
  if (!isSignedIn)
    return (
      <p className={row.row}>
        <a href={signInPath(href(lang, 'my-devices'))}>{t('signIn')}</a>
      </p>
    )
  return (
    <>
      <FollowsAccount />
      <SignedIn />
      {isMore && (
        <form action={moveDevices} className={panel.panel}>
          <input type="hidden" name="lang" value={lang} />
          <p>{t('text')}</p>
          <Button>{t('keep')}</Button>
        </form>
      )}
    </>
  )
}
