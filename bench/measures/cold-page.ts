import type { BuiltSite } from '../../site/test/support/built-site'
import type { MainApiStandIn } from '../../site/test/support/main-api-stand-in'
import type { Figure } from '../lib/measure'

const REQUESTS = 200

export async function measureColdPage(site: BuiltSite, cms: MainApiStandIn): Promise<Figure> {
  cms.asked.length = 0
  const before = (await site.inspect()).counts.renders ?? 0
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => site.get('/ke/', { 'accept-encoding': 'br' })),
  )
  const ms = Math.round(performance.now() - begun)
  const renders = ((await site.inspect()).counts.renders ?? 0) - before
  const good = answers.filter((answer) => answer.status === 200).length
  const perResource = new Set(cms.asked).size === cms.asked.length
  return {
    what: `${REQUESTS} concurrent requests for a cold page`,
    measured: `${renders} render, ${cms.asked.length} requests to the cms for ${new Set(cms.asked).size} resources, ${good} answered in ${ms} ms`,
    target: '1 render, 1 request per CMS resource',
    met: renders === 1 && perResource && good === REQUESTS,
    values: { renders, asked: cms.asked, good, ms },
  }
}
