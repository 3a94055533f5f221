import { currentVisit } from '@/i18n/visit'
import { dangerOf } from './danger-of'
import { safetyCardOf } from './safety-card'
import { SafetyCardView } from './safety-card-view'

export async function SafetyNotice({ typed }: { typed: string }) {
  const visit = await currentVisit()
  const found = dangerOf(typed, visit.locale)
  return found?.dangers.map((danger) => (
    <SafetyCardView key={danger} card={safetyCardOf(danger, found.locale, visit)} isLive={false} level={2} />
  ))
}
