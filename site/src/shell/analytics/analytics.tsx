import { currentVisit } from '@/i18n/visit'
import { environment } from '@/platform/environment'
import { currentRenderContext } from '@/platform/render-context'
import { Measures } from './measures'

/** [3#20], [9#14] */
export async function Analytics() {
  const { countryInfo } = await currentVisit()
  const { ANALYTICS_SCRIPT } = environment()
  const { analyticsId, features } = countryInfo
  const context = currentRenderContext()
  // Private pages' policy would block it.
  if (!ANALYTICS_SCRIPT || !analyticsId || context?.isForOneVisitor) return null
  if (context) context.isMeasured = true
  return <Measures script={ANALYTICS_SCRIPT} id={analyticsId} isAsked={features.cookieBanner} />
}
