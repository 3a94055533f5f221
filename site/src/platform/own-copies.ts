import { ignoreFailure } from '@carelane/config/ignore-failure'

/** Cache of the visitor's own devices, as last shown. */
export const OWN_COPIES = 'offline-devices-1'

/** What a page of an account looked like is nobody else's to see. */
export function forgetOwnCopies(): void {
  if ('caches' in window) void ignoreFailure(caches.delete(OWN_COPIES), 'probing')
}
