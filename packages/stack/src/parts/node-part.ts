import { spawnPart } from '../processes/spawn-part'
import { waitUntilHealthy } from '../supervision/health'
import type { Part, PartName } from '../supervision/part'

type NodePart = {
  name: PartName
  folder: string
  command: [string, ...string[]]
  environment: Record<string, string>
  healthUrl: string
  /** How long it may take to answer, in ms. */
  patience: number
}

/**
 * For Node programs, besides their settings. glibc's default number, but named: else it grows with each large buffer that
 * is let go of, and what pages are compressed in is given back to the system no more. The site with 1,000 pages takes 80 MB
 * less; systems with other libraries take no notice.
 */
export const NODE_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072' } as const

/** A part that is a Node program with a health check. */
export function nodePart({ name, folder, command, environment, healthUrl, patience }: NodePart): Part {
  return {
    name,
    async launch(log, started) {
      const [program, ...parameters] = command
      const env: Record<string, string> = { ...NODE_MEMORY, ...environment }
      const options = { cwd: folder, env: env as NodeJS.ProcessEnv }
      const stop = { signal: 'SIGTERM', patience: 5000 } as const
      const running = await spawnPart({ program, parameters, log, options, stop })
      started(running)
      const problem = await waitUntilHealthy(healthUrl, running, patience)
      if (problem !== undefined) throw new Error(`${name} ${problem}`)
    },
  }
}
