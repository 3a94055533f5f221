import { z } from 'zod'

export interface Finding {
  what: string
  where: string
}

export interface Scan {
  what: string
  /** Addresses, or requests that were tried. */
  tried: number
  /** What could not be tried, with the reason. */
  untried: Finding[]
  findings: Finding[]
  /** How often each status refused a request. */
  refused: Record<string, number>
}

const INFORMATIONAL = 1

const wapitiFinding = z.object({ level: z.number(), info: z.string(), path: z.string(), method: z.string() })
const wapitiReport = z.object({
  vulnerabilities: z.record(z.string(), z.array(wapitiFinding)),
  anomalies: z.record(z.string(), z.array(wapitiFinding)),
})

/** What sqlmap printed for the targets, in any order. */
export function readSqlmap(targets: readonly string[], output: string): Scan {
  const tested = [...output.matchAll(/do(?:es)? not (?:appear|seem) to be injectable/g)].length
  const findings = [...output.matchAll(/^Parameter: (.+)\n\s+Type: (.+)$/gm)].map(
    ([, where = '', what = '']) => ({
      what,
      where,
    }),
  )
  const untried: Finding[] = []
  let where = ''
  for (const line of output.split('\n')) {
    where = /^(?:GET|POST) https?:\/\/[^/]+(\S+)$/.exec(line)?.[1] ?? where
    const [, reason] = /\[(?:CRITICAL|ERROR)\] (?!all tested parameters)(.+)/.exec(line) ?? []
    if (reason) untried.push({ what: reason.slice(0, 120), where })
  }
  const refused: Record<string, number> = {}
  for (const [, status = '', count] of output.matchAll(/(\d{3}) \([^)]+\) - (\d+) times/g))
    refused[status] = (refused[status] ?? 0) + Number(count)
  return {
    what: `sqlmap, ${targets.length} addresses, ${tested} parameters without a finding`,
    tried: targets.length,
    untried,
    findings,
    refused,
  }
}

/** @param output what it printed; its report does not say what it has tried */
export function readWapiti(start: string, output: string, report: unknown): Scan {
  const [, tried = 0] = /found (\d+) URLs and forms/.exec(output) ?? []
  const { vulnerabilities, anomalies } = wapitiReport.parse(report)
  const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([what, found]) =>
      found
        .filter(({ level }) => level > INFORMATIONAL)
        .map(({ info, method, path }) => ({ what: `${what}: ${info}`, where: `${method} ${path}` })),
    ),
  )
  return { what: `wapiti from ${start}`, tried: Number(tried), untried: [], findings, refused: {} }
}

export function scanReport(scans: readonly Scan[], date: string): string {
  const list = (findings: readonly Finding[]) =>
    findings.length === 0
      ? '- nothing'
      : findings.map(({ what, where }) => `- ${what}, ${where}`.replace(/, $/, '')).join('\n')
  return `${[
    '# Scans by sqlmap and wapiti',
    `Written by \`pnpm security:scan\` on ${date}, against the production build with the demo content.`,
    ...scans.flatMap(({ what, tried, untried, findings, refused }) => [
      `## ${what[0]?.toUpperCase() ?? ''}${what.slice(1)}`,
      `Tried: ${tried}.${refusals(refused)} Above informational:`,
      list(findings),
      ...(untried.length === 0 ? [] : ['Not tried, or stopped:', list(untried)]),
    ]),
  ].join('\n\n')}\n`
}

function refusals(refused: Record<string, number>): string {
  const each = Object.entries(refused).map(([status, count]) => `${count} by ${status}`)
  return each.length === 0 ? '' : ` Requests refused: ${each.join(', ')}.`
}
