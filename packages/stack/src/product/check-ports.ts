import { portHolder } from '../processes/port-holder'
import { isFree } from '../processes/ports'
import { Problem } from '../problem'
import type { Ports } from './options'

const VARIABLES = { site: 'SITE_PORT', cms: 'CMS_PORT', sandbox: 'SANDBOX_PORT' } as const

/** @throws Problem */
export async function checkPorts(ports: Partial<Ports>): Promise<void> {
  const problems: string[] = []
  const seen = new Map<number, string>()
  for (const part of ['site', 'cms', 'sandbox'] as const) {
    const port = ports[part]
    if (port === undefined) continue
    const twin = seen.get(port)
    if (twin) problems.push(`${twin} and ${VARIABLES[part]} are both ${port}: give each a port of its own.`)
    else if (!(await isFree(port))) problems.push(takenMessage(part, port))
    seen.set(port, VARIABLES[part])
  }
  if (problems.length > 0) throw new Problem(problems.join('\n'))
}

function takenMessage(part: keyof Ports, port: number): string {
  const holder = portHolder(port) ?? 'another program'
  const variable = VARIABLES[part]
  return `Port ${port} for the ${part} is taken by ${holder}. End that, or choose another: ${variable}=${port + 100} npm start`
}
