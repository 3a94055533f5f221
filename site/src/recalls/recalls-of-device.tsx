import { getRecallsSoon } from '@/content/recalls'
import { currentVisit } from '@/i18n/visit'
import type { AskedDevice } from './matching-recalls'
import { noticesOf } from './recall-notice'
import { RecallNotices } from './recall-notices'

/** What is to be said of a device, on the page that shows it. */
export async function RecallsOfDevice({ device }: { device: AskedDevice }) {
  const visit = await currentVisit()
  return <RecallNotices notices={noticesOf(await getRecallsSoon(visit.lang), device, visit)} />
}
