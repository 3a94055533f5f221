import { currentVisit } from '@/i18n/visit'
import { currentAccount } from '@/accounts/account'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import { appealPath } from './appeal-path'
import { FormOfAppeal } from './form-of-appeal'
import { PageFrame } from './page-frame'
import { readReturnedForm } from './sealed-form'

/** [2.4#31], [6#11] */
export async function NewPage() {
  const { lang } = await currentVisit()
  const account = await currentAccount()
  const owner = (await readReturnedForm())?.owner ?? account?.owner
  const path = appealPath(lang, 'new')
  return (
    <PageFrame page="new">
      {account && <SignedIn />}
      {owner === undefined ? <SignIn path={path} /> : <FormOfAppeal key={owner} owner={owner} />}
    </PageFrame>
  )
}
