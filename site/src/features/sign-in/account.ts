import { cookies } from 'next/headers'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { renewAccount } from '../submissions/renew-account'
import { account, type Account } from './account-schema'

const COOKIE = 'account'

/** Who is signed in in this browser; undefined where nobody is, or their time is over. */
export async function currentAccount(): Promise<Account | undefined> {
  return account.safeParse(await recallSealed(COOKIE)).data
}

/**
 * Keeps the account in this browser, encrypted and out of reach of scripts, for as long as its token holds; and gives
 * the token to what this person handed in and still waits. In a server action alone.
 */
export async function signIn(signedIn: Account): Promise<void> {
  const seconds = Math.floor((signedIn.until - Date.now()) / 1000)
  await rememberSealed(COOKIE, signedIn, { seconds, path: '/' })
  // Where the store does not answer now, what waits gets the token of the next time.
  await renewAccount(signedIn).catch(() => undefined)
}

/** Lets this browser forget the account. In a server action alone. */
export async function signOut(): Promise<void> {
  const store = await cookies()
  store.delete({ name: COOKIE, path: '/' })
}
