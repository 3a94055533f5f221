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

/** A part that is a Node program with a health check. */
export function nodePart({ name, folder, command, environment, healthUrl, patience }: NodePart): Part {
  return {
    name,
    async launch(log, started) {
      const [program, ...parameters] = command
      const options = { cwd: folder, env: environment as NodeJS.ProcessEnv }
      const stop = { signal: 'SIGTERM', patience: 5000 } as const
      const running = await spawnPart({ program, parameters, log, options, stop })
      started(running)
      const problem = await waitUntilHealthy(healthUrl, running, patience)
      if (problem !== undefined) throw new Error(`${name} ${problem}`)
    },
  }
}
