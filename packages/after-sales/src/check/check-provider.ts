import { createAccountProvider, type AccountProviderOptions } from '../client/account-provider'

export type ProviderToCheck = Omit<AccountProviderOptions, 'logger'>

export interface ProviderFinding {
  isGood: boolean
  lines: readonly string[]
}

/** Profile only [7#46]; the rest needs a person. */
export async function checkProvider(provider: ProviderToCheck, token: string): Promise<ProviderFinding> {
  const started = performance.now()
  const answer = await createAccountProvider(provider).profile(token)
  const timed = `GET   /sdk/account/get-profile  ${Math.round(performance.now() - started)} ms`
  if (answer.ok) return { isGood: true, lines: [`meets      ${timed}`] }
  const { problems, cause } = answer.failure
  const below = (problems ?? [cause.message]).map((problem) => `           ${problem}`)
  return { isGood: false, lines: [`differs    ${timed}`, ...below] }
}
