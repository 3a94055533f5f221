import { CALL_NAMES, CALLS } from '../contract/calls'
import type { Finding } from './check-host'

export function lineOf(finding: Finding, brand: string): string {
  const { method } = finding.call
  const path = pathOf(finding.call.path, brand)
  const head = `${finding.verdict.padEnd(9)}  ${method.padEnd(4)}  ${path.padEnd(longestPath(brand))}  `
  if (finding.verdict === 'not asked') return head + finding.reason
  const timed = `${head}${finding.durationMs} ms`
  const below = finding.verdict === 'meets' ? finding.notes : finding.problems
  return [timed, ...below.map(indented)].join('\n')
}

export function summaryOf(findings: readonly Finding[]): string {
  const count = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length
  return `${count('meets')} calls meet the contract, ${count('differs')} differ, ${count('not asked')} were not asked.`
}

const indented = (text: string) => `           ${text}`

const pathOf = (path: string, brand: string) => path.replace('{brand}', brand)

function longestPath(brand: string): number {
  return Math.max(...CALL_NAMES.map((name) => pathOf(CALLS[name].path, brand).length))
}
