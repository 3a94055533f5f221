import { afterAll, beforeAll, beforeEach } from 'vitest'
import { BuiltSite } from './built-site'
import { MainApiStandIn } from './main-api-stand-in'

export interface ContentSite {
  readonly cms: MainApiStandIn
  readonly site: BuiltSite
}

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
