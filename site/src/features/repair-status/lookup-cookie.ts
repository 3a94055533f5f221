import { href } from '@/links/href'
import { setCookie } from '@/platform/cookies'
import { REPAIR_COOKIE } from '@/platform/personal-cookies'
import { seal } from '@/platform/sealed'
import { REMEMBERED_SECONDS } from './remembered-seconds'
import type { Remembered } from './remembered'

/** As `rememberLookup`, for an answer apart from pages. */
export async function cookieOfLookup(lang: string, lookup: Remembered): Promise<string> {
  const sealed = await seal(REPAIR_COOKIE, lookup, REMEMBERED_SECONDS)
  return setCookie(REPAIR_COOKIE, sealed, { seconds: REMEMBERED_SECONDS, path: href(lang, 'repair-status') })
}
