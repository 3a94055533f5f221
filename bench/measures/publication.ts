import type { BuiltSite } from '../../site/test/support/built-site'
import type { MainApiStandIn } from '../../site/test/support/main-api-stand-in'
import type { Figure } from '../lib/measure'
import { median, percentile } from '../lib/statistics'

const EDITS = 30
const READERS = 8
const STUCK_MS = 5000

/** From a publication's arrival to its first sight on the page, while others read it. */
export async function measurePublication(site: BuiltSite, cms: MainApiStandIn): Promise<Figure> {
  const read = () => site.get('/ng/', { 'accept-encoding': 'br' })
  await read()
  let reading = true
  const readers = Array.from({ length: READERS }, async () => {
    while (reading) await read()
  })
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    cms.content.edition += 1
    const begun = performance.now()
    await site.publish(`bench-${edit}`, ['news', 'news:1'])
    times.push(await untilSeen(read, `edition ${cms.content.edition}`, begun))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  reading = false
  await Promise.all(readers)
  const stuck = times.filter((ms) => ms >= STUCK_MS).length
  return {
    what: `publication to visible, ${EDITS} edits with ${READERS} readers, on a stand-in for the cms`,
    measured: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(percentile(times, 0.95))} ms, worst ${Math.round(Math.max(...times))} ms, ${stuck} stuck`,
    target: 'median ≤ 150 ms, 95th percentile ≤ 400 ms, none stuck',
    met: median(times) <= 150 && percentile(times, 0.95) <= 400 && stuck === 0,
    values: times,
  }
}

async function untilSeen(
  read: () => Promise<{ text: string }>,
  edition: string,
  begun: number,
): Promise<number> {
  while (performance.now() - begun < STUCK_MS) {
    if ((await read()).text.includes(edition)) return performance.now() - begun
  }
  return STUCK_MS
}
