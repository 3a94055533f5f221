export const DATABASES = ['carelane_cms', 'carelane_site', 'carelane_sandbox'] as const

export type DatabaseName = (typeof DATABASES)[number]

/** @param prefix keeps several installations on one server apart */
export function databaseUrl(
  serverUrl: string,
  database: DatabaseName,
  prefix: string = process.env.CARELANE_DATABASE_PREFIX ?? '',
): string {
  const url = new URL(serverUrl)
  url.pathname = `/${prefix}${database}`
  return url.href
}
