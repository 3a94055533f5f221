import { currentVisit } from '@/i18n/visit'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import { appealPath } from './appeal-path'
import { FormOfAppeal } from './form-of-appeal'
import { PageFrame } from './page-frame'
import { readReturnedForm } from './sealed-form'

async function accountUnlessAway(): Promise<Account | undefined> {
  const asked = await unlessStoreFails(currentAccount())
  return asked.ok ? asked.value : undefined
}

/** [2.4#31], [6#11] */
export async function NewPage() {
  const { lang } = await currentVisit()
  const returned = await readReturnedForm()
  const account = returned ? await accountUnlessAway() : await currentAccount()
  const owner = returned?.owner ?? account?.owner
  const path = appealPath(lang, 'new')
  return (
    <PageFrame page="new">
      {account && <SignedIn />}
      {owner === undefined ? <SignIn path={path} /> : <FormOfAppeal key={owner} owner={owner} />}
    </PageFrame>
  )
}
