import type { Amendment } from '../seed-once'

const ONLY_ROW = 1

export function settingsAmendment(content: Record<string, unknown>): Amendment {
  return {
    key: 'settings:site',
    apply: async (payload, req) => {
      const saved = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
      if (saved.createdAt) return ONLY_ROW
      const data = content as never
      await payload.updateGlobal({ slug: 'site-settings', locale: 'all' as never, data, depth: 0, req })
      return ONLY_ROW
    },
  }
}
