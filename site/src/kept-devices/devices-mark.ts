/** Their number, readable by scripts: shared pages ask for devices only if there are some. */
export const DEVICES_MARK = 'devices-kept'

/** The server names it by the configured address, which scripts do not know. */
export function hasKeptDevices(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?devices-kept=[1-9]/.test(cookies)
}
