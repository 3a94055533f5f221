import { redirect } from 'next/navigation'
import { currentRenderContext } from '@/platform/render-context'

/**
 * Ends an action whose answer is on another page: without scripts by a redirect, with them by the path, to which the
 * browser goes itself. To a redirect Next would add the page, which it fetches from the public name of the host; behind
 * a proxy that name does not lead back to us, and the visitor would wait for nothing.
 */
export async function leadOn(path: string): Promise<string> {
  return currentRenderContext()?.isFromScripts ? path : redirect(path)
}
