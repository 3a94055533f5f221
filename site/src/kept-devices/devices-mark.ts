import { markIn } from '@/shell/header/user/account-mark'

/** Their number, readable by scripts: shared pages ask for devices only if there may be some. */
export const DEVICES_MARK = 'devices-kept'

/** The server names it by the configured address, which scripts do not know. Who is signed in may have some in the account. */
export function mayHaveDevices(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?devices-kept=[1-9]/.test(cookies) || markIn(cookies) !== null
}
