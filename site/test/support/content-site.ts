import { afterAll, beforeAll, beforeEach } from 'vitest'
import { BuiltSite } from './built-site'
import { MainApiStandIn } from './main-api-stand-in'

export interface ContentSite {
  readonly cms: MainApiStandIn
  readonly site: BuiltSite
}

/**
 * For a test file: the built site with a few pages of content, and no service behind it. How the stand-in was told
 * to answer in one test, and what it was asked, are forgotten before the next.
 * @param env what the site is told besides
 */
export function useContentSite(env: Record<string, string> = {}): ContentSite {
  const cms = new MainApiStandIn()
  let site: BuiltSite | undefined

  beforeAll(async () => {
    await cms.start()
    site = await BuiltSite.start(cms.url, env)
  })

  afterAll(async () => {
    await site?.stop()
    await cms.stop()
  })

  beforeEach(() => cms.forget())

  return {
    cms,
    get site() {
      if (!site) throw new Error('Ask within a test: it is started before the first one.')
      return site
    },
  }
}
