import { currentVisit } from '@/i18n/visit'
import { currentAccount } from '../sign-in/account'
import { SignIn } from '../sign-in/sign-in'
import { SignedIn } from '../sign-in/signed-in'
import { appealPath } from './appeal-path'
import { FormOfAppeal } from './form-of-appeal'
import { PageFrame } from './page-frame'
import { readReturnedForm } from './sealed-form'

/** Submit New Appeal [2.4#31], for who is signed in [6#11]. */
export async function NewPage() {
  const { lang } = await currentVisit()
  const account = await currentAccount()
  const phone = (await readReturnedForm())?.phone ?? account?.phone
  const path = appealPath(lang, 'new')
  return (
    <PageFrame page="new">
      {account && <SignedIn account={account} path={path} />}
      {phone === undefined ? <SignIn path={path} /> : <FormOfAppeal key={phone} phone={phone} />}
    </PageFrame>
  )
}
