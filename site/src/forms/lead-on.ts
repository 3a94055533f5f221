import { redirect } from 'next/navigation'
import { currentRenderContext } from '@/platform/render-context'

/** Without scripts it redirects. To a redirect Next would fetch the page from its public name, which may not lead back to us. */
export async function leadOn(path: string): Promise<string> {
  return currentRenderContext()?.isFromScripts ? path : redirect(path)
}
