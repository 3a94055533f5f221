import type { Secrets } from '../data/secrets'
import type { PartName } from '../supervision/part'

export type Ports = Record<Exclude<PartName, 'postgres'>, number>

export type ProductOptions = {
  ports: Ports
  /** An absolute path; holds logs, media and, unless `serverUrl` is given, the database. */
  dataFolder: string
  secrets: Secrets
  /** A PostgreSQL that is there already; undefined for an embedded one. */
  serverUrl: string | undefined
  /** Stands before the names of the databases, which keeps several installations on one server apart. */
  databasePrefix: string
  /** Where the demo accounts and their generated passwords are kept. */
  accountsFile: string
  /** What prepared the databases must equal this, or they are migrated and seeded. */
  contentStamp: string
  /** Which of the Node parts to start. */
  wanted: (keyof Ports)[]
  /** Whether the first start fills in the demo's content and accounts. */
  seed: boolean
  /** Wins over what is worked out here. */
  environment: Record<string, string | undefined>
  development: boolean
  progress: Progress
  stop: AbortSignal
}

export type Progress = {
  /** Runs one named step and says how long it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Says something that happened by itself. */
  say(line: string): void
}
