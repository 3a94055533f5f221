/** The databases that the parts keep on the server which `DATABASE_URL` names. */
export const DATABASES = ['carelane_cms', 'carelane_site', 'carelane_sandbox'] as const

export type DatabaseName = (typeof DATABASES)[number]

/** The address of one database on the server that `serverUrl` names. */
export function databaseUrl(serverUrl: string, database: DatabaseName): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
