import { keepInTab, recallInTab, RELOADED } from './tab-storage'

/** [8#3], [9#6] */
const PAUSE_MS = 60_000

/** Once a minute. */
export function mayReload(now: number): boolean {
  if (Math.abs(now - Number(recallInTab(RELOADED))) <= PAUSE_MS) return false
  // Without storage it might loop.
  return keepInTab(RELOADED, String(now))
}

/** For chunks gone after a deployment; WebKit also reports those cancelled by leaving. */
export const RELOAD_WHEN_STALE = `addEventListener("error",function(e){var s=e.target.src;s&&s.indexOf("/_next/static/")>0&&fetch(s,{method:"HEAD"}).then(function(r){var n=Date.now();r.status==404&&Math.abs(n-(sessionStorage.${RELOADED}||0))>${PAUSE_MS}&&(sessionStorage.${RELOADED}=n,location.reload())}).catch(function(){})},!0)`
