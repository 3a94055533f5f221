import { HIDDEN_FOR_MS } from './closed-ads'

/** Plain script that hides the element `id` at once when its ad was closed lately; as `isClosed` does. */
export function hideWhenClosed(id: string): string {
  return `try{var a=Date.now()-localStorage.getItem("closed-${id}");a>=0&&a<${HIDDEN_FOR_MS}&&(document.getElementById("${id}").hidden=!0)}catch(e){}`
}
