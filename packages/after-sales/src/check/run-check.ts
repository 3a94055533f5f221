import { checkHost, type CheckOptions, type Finding } from './check-host'
import { lineOf, summaryOf } from './report'

/**
 * Checks a host against the whole contract and prints what it finds, call by call.
 * @returns whether every call that was made meets the contract
 */
export async function runCheck(options: CheckOptions, print: (line: string) => void): Promise<boolean> {
  const { baseUrl, brand } = options.host
  print(`The after-sales API at ${baseUrl}, brand ${brand}${options.write ? '' : ', reading only'}\n`)
  const findings: Finding[] = []
  for await (const finding of checkHost(options)) {
    findings.push(finding)
    print(lineOf(finding, brand))
  }
  print(`\n${summaryOf(findings)}`)
  return findings.every(({ verdict }) => verdict !== 'differs') && findings.some(isAsked)
}

function isAsked({ verdict }: Finding): boolean {
  return verdict !== 'not asked'
}
