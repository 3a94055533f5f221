import { redirect } from 'next/navigation'
import { currentRenderContext } from '@/platform/render-context'

/** Next would fetch a redirect's page by its public name, which may not reach us. */
export async function redirectFromAction(path: string): Promise<string> {
  return currentRenderContext()?.isFromScripts ? path : redirect(path)
}
