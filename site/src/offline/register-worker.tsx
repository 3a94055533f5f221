import { VARIANTS } from '@carelane/countries'

const PAUSE_MS = 3000

/** `ar` of `ar-SA`, but the whole of a variant. */
const WORDING = `document.documentElement.lang.replace(/^(?!${VARIANTS.join('|')})(..).*/,"$1")`

/** Checked as often as its file may be cached. */
export const REGISTER_WORKER = `"serviceWorker"in navigator&&top==self&&addEventListener("load",function(){setTimeout(function(){navigator.serviceWorker.register("/offline-"+${WORDING}+".js",{updateViaCache:"all"}).catch(function(){})},${PAUSE_MS})})`

/** In development, style sheets change under one name. */
export function RegisterWorker() {
  if (process.env.NODE_ENV !== 'production') return null
  // eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the policy names
  return <script dangerouslySetInnerHTML={{ __html: REGISTER_WORKER }} />
}
