import { currentSession } from './account'

/** Changes with each sign-in and sign-out. */
export async function signInStep(): Promise<string> {
  return (await currentSession())?.id ?? ''
}
