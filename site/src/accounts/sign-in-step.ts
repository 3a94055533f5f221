import { currentSession } from './account'

export async function signInStep(): Promise<string> {
  return (await currentSession())?.id ?? ''
}
