import { currentSession } from './account'

/** Names whether this browser is signed in: another name after each sign-in. */
export async function signInStep(): Promise<string> {
  return (await currentSession())?.id ?? ''
}
