import type { Secrets } from '../data/secrets'
import type { PartName } from '../supervision/part'

export type Ports = Record<Exclude<PartName, 'postgres'>, number>

export interface ProductOptions {
  ports: Ports
  dataFolder: string
  secrets: Secrets
  /** Undefined for the embedded PostgreSQL. */
  serverUrl: string | undefined
  /** Keeps several installations on one server apart. */
  databasePrefix: string
  accountsFile: string
  /** Databases with another stamp are migrated and seeded. */
  contentStamp: string
  wanted: (keyof Ports)[]
  seed: boolean
  environment: Record<string, string | undefined>
  development: boolean
  progress: Progress
  stop: AbortSignal
}

export interface Progress {
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  say(line: string): void
}
