import { RELEASES_PATH } from '../../releases/release-contract'

/** Within the admin. */
export function addressOfRelease(id: number): string {
  return `/admin${RELEASES_PATH}?release=${id}`
}
