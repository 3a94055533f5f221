import { checkHost, type CheckOptions, type Finding } from './check-host'
import { checkProvider, type ProviderToCheck } from './check-provider'
import { lineOf, summaryOf } from './report'

/** @returns whether every call made meets the contract */
export async function runCheck(
  options: CheckOptions & { provider?: ProviderToCheck | undefined },
  print: (line: string) => void,
): Promise<boolean> {
  const { baseUrl, brand } = options.host
  print(`The after-sales API at ${baseUrl}, brand ${brand}${options.write ? '' : ', reading only'}\n`)
  const isProviderGood = await askProvider(options, print)
  const findings: Finding[] = []
  for await (const finding of checkHost(options)) {
    findings.push(finding)
    print(lineOf(finding, brand))
  }
  print(`\n${summaryOf(findings)}`)
  return isProviderGood && findings.every(({ verdict }) => verdict !== 'differs') && findings.some(isAsked)
}

/** First, as the last call ends the token. */
async function askProvider(
  { provider, token }: { provider?: ProviderToCheck | undefined; token?: string },
  print: (line: string) => void,
): Promise<boolean> {
  if (!provider || !token) return true
  const { isGood, lines } = await checkProvider(provider, token)
  for (const line of lines) print(line)
  return isGood
}

function isAsked({ verdict }: Finding): boolean {
  return verdict !== 'not asked'
}
