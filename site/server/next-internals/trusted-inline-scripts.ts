import { REGISTER_WORKER } from '@/offline/register-worker'
import { RELOAD_WHEN_STALE } from '@/platform/reload-rarely'
import { HIDE_CLOSED_AD } from '@/shell/ads/hide-closed-ad'
import { DEFERRED_SCRIPTS_LOADER, VISIT_SCRIPT } from './deferred-scripts-loader.generated'

export const TRUSTED_INLINE_SCRIPTS: readonly string[] = [
  DEFERRED_SCRIPTS_LOADER,
  HIDE_CLOSED_AD,
  REGISTER_WORKER,
  RELOAD_WHEN_STALE,
  VISIT_SCRIPT,
]
