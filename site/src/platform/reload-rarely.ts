import { keepInTab, recallInTab, RELOADED } from './tab-storage'

/** [8#3], [9#6] */
const PAUSE_MS = 60_000

/** Whether the page may be loaded again by itself, which it may once a minute; notes that it will be. */
export function mayReload(now: number): boolean {
  if (Math.abs(now - Number(recallInTab(RELOADED))) <= PAUSE_MS) return false
  // Without a memory it might go on for ever.
  return keepInTab(RELOADED, String(now))
}

/**
 * Plain script that loads the page anew when a chunk of scripts is not there any more, as after a new version of
 * the site; by the rule of `mayReload`. In front of everything, so that it is there even if nothing else is. It asks
 * whether the chunk is gone, since WebKit also reports an error for one that it stops fetching because the visitor
 * leaves: a reload then would undo the link or the form that they just tapped.
 */
export const RELOAD_WHEN_STALE = `addEventListener("error",function(e){var s=e.target.src;s&&s.indexOf("/_next/static/")>0&&fetch(s,{method:"HEAD"}).then(function(r){var n=Date.now();r.status==404&&Math.abs(n-(sessionStorage.${RELOADED}||0))>${PAUSE_MS}&&(sessionStorage.${RELOADED}=n,location.reload())}).catch(function(){})},!0)`
