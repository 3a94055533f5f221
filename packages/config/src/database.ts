/** The databases that the parts keep on the server which `DATABASE_URL` names. */
export const DATABASES = ['carelane_cms', 'carelane_site', 'carelane_sandbox'] as const

export type DatabaseName = (typeof DATABASES)[number]

/**
 * The address of one database on the server that `serverUrl` names.
 * @param prefix keeps several installations apart on one server, as the tests do
 */
export function databaseUrl(
  serverUrl: string,
  database: DatabaseName,
  prefix: string = process.env.CARELANE_DATABASE_PREFIX ?? '',
): string {
  const url = new URL(serverUrl)
  url.pathname = `/${prefix}${database}`
  return url.href
}
