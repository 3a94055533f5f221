import { currentAccount } from './account'
import { recallSigningIn } from './signing-in'

/** Names how far this browser is with signing in: another name after each code and each sign-in. */
export async function signInStep(): Promise<string> {
  const [account, step] = await Promise.all([currentAccount(), recallSigningIn()])
  return [account?.until, step?.code.againAt].join(' ')
}
