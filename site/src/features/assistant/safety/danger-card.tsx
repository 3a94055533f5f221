import { currentVisit } from '@/i18n/visit'
import type { Danger } from './dangers'
import { safetyCardOf } from './safety-card'
import { SafetyCardView } from './safety-card-view'

/** What to do at once, in the language of the page. */
export async function DangerCard({ danger }: { danger: Danger }) {
  const visit = await currentVisit()
  return <SafetyCardView card={safetyCardOf(danger, visit.locale, visit)} isLive={false} level={2} />
}
