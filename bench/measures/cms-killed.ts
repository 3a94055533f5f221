import type { BuiltSite } from '../../site/test/support/built-site'
import type { MainApiStandIn } from '../../site/test/support/main-api-stand-in'
import type { Figure } from '../lib/measure'

const LANGS = ['ng', 'ke', 'gh', 'ug', 'tz', 'zm', 'sa', 'eg', 'bd', 'ph']
const PATHS = ['', 'news/', 'tips/', 'news-detail/article-1/', 'news-detail/article-2/']

/** The cms stays down afterwards. */
export async function measureCmsKilled(site: BuiltSite, cms: MainApiStandIn): Promise<Figure> {
  const pages = LANGS.flatMap((lang) => PATHS.map((path) => `/${lang}/${path}`))
  for (const page of pages) await site.get(page)
  await cms.stop()
  await site.publish('bench-killed', ['news', 'news:1', 'news:2', 'ads'])
  const answers = await Promise.all(pages.map((page) => site.get(page)))
  const served = answers.filter((answer) => answer.status === 200 && answer.text.includes('</html>')).length
  return {
    what: 'pages seen before, purged, cms killed',
    measured: `${served} of ${pages.length} served with 200`,
    target: 'all served, 200',
    met: served === pages.length,
    values: answers.map((answer) => answer.status),
  }
}
