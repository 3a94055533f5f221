import { asFinding, CHECKS } from './checks'
import { type Finding, NoAnswer, Site } from './site'

export interface Outcome {
  url: string
  at: string
  isGood: boolean
  requests: number
  ms: number
  checks: { name: string; isGood: boolean; ms: number; findings: Finding[] }[]
}

/** A run ends before the next minute's begins. */
const RUN_MS = 50_000

/** Reads, never writes. */
export async function runSmoke(origin: string): Promise<Outcome> {
  const site = new Site(origin, AbortSignal.timeout(RUN_MS))
  const begun = performance.now()
  const checks: Outcome['checks'] = []
  for (const { name, run } of CHECKS) {
    const findings = new Map<string, Finding>()
    const note = (finding: Finding) => findings.set(JSON.stringify(finding), finding)
    const since = performance.now()
    try {
      await run(site, (isTrue, answer, came, expected) => {
        if (!isTrue) note(asFinding(answer, came, expected))
        return isTrue
      })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      note(error.finding)
    }
    const ms = Math.round(performance.now() - since)
    checks.push({ name, isGood: findings.size === 0, ms, findings: [...findings.values()] })
  }
  return {
    url: origin,
    at: new Date().toISOString(),
    isGood: checks.every(({ isGood }) => isGood),
    requests: site.requests,
    ms: Math.round(performance.now() - begun),
    checks,
  }
}

export function asLines({ url, checks, requests, ms }: Outcome): string[] {
  const failed = checks.filter(({ isGood }) => !isGood)
  const summary = `${checks.length - failed.length} of ${checks.length} checks of ${url} are good (${requests} requests, ${ms} ms)`
  const lines = failed.flatMap(({ name, findings }) =>
    findings.map(
      ({ asked, came, expected }) => `FAILED ${name}: ${asked} – came: ${came} – expected: ${expected}`,
    ),
  )
  return [...lines, summary]
}
