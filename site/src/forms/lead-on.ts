import { redirect } from 'next/navigation'
import { currentRenderContext } from '@/platform/render-context'

/**
 * Ends an action whose answer is on another page: by a redirect without scripts, else by returning the path. For a redirect
 * Next would fetch the page from the host's public name, which behind a proxy need not lead back to us.
 */
export async function leadOn(path: string): Promise<string> {
  return currentRenderContext()?.isFromScripts ? path : redirect(path)
}
