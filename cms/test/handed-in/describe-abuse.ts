import { type AbuseState, abuseState } from '@carelane/main-api'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CmsWithSite, readList } from '../support/cms-with-site'

const ADDRESS = '2001:db8:77:1::1'
const NETWORK = '2001:db8:77::/48'

export function describeAbuse(started: () => CmsWithSite): void {
  describe('limits against abuse', () => {
    const as = () => started().as
    const show = async (): Promise<AbuseState> =>
      abuseState.parse(await readList(started(), '/abuse', as().administrator))

    const post = (sent: object, headers: HeadersInit = as().administrator) =>
      started().cms.rest('/abuse/change', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
    const change = async (changed: object, why = 'Numbers are walked through') =>
      (await post({ why, change: changed })).json()

    const suggest = async (from = ADDRESS) => {
      const address = `${started().stack.siteUrl}/api/search/suggestions/?lang=ng&q=phone`
      return (await fetch(address, { headers: { 'x-forwarded-for': from } })).status
    }

    // The site creates its tables on first use.
    beforeAll(show)

    afterEach(async () => {
      for (const { network } of (await show()).blocks) await change({ kind: 'unblock', network })
      for (const { action, share } of (await show()).budgets)
        if (share !== 1) await change({ kind: 'budget', action, share: 1 })
      await started().store.query('DELETE FROM abuse_refusals; DELETE FROM abuse_changes')
    })

    test('are for administrators, and for nobody else', async () => {
      for (const headers of [as().nigerian, as().translator, {}]) {
        expect((await started().cms.rest('/abuse', { headers })).status).toBe(403)
        const sent = { why: 'I want to', change: { kind: 'block', network: NETWORK, hours: 1 } }
        expect((await post(sent, headers)).status).toBe(403)
      }
      expect((await show()).blocks).toEqual([])
    })

    test('a network that is blocked is refused, its neighbours are not, and the log says who and why', async () => {
      expect(await suggest()).toBe(200)
      expect(await change({ kind: 'block', network: ADDRESS, hours: 6 })).toEqual({ outcome: 'done' })
      expect([await suggest(), await suggest('2001:db8:77:ffff::2')]).toEqual([429, 429])
      expect(await suggest('2001:db8:78::1')).toBe(200)
      const { blocks, changes, refusals } = await show()
      expect(blocks).toEqual([{ network: NETWORK, until: expect.any(String) }])
      const left = new Date(blocks[0]?.until ?? 0).getTime() - Date.now()
      expect(Math.round(left / 3_600_000)).toBe(6)
      expect(changes).toMatchObject([
        {
          who: expect.stringMatching(/./),
          why: 'Numbers are walked through',
          change: { kind: 'block', network: NETWORK, hours: 6 },
        },
      ])
      expect(refusals).toMatchObject([{ action: 'search-suggestions', network: NETWORK, count: 2 }])
      expect(JSON.stringify(refusals)).not.toContain(ADDRESS)
      expect(await change({ kind: 'unblock', network: NETWORK })).toEqual({ outcome: 'done' })
      expect(await suggest()).toBe(200)
      expect((await show()).changes.map((each) => each.change.kind)).toEqual(['unblock', 'block'])
    })

    test('a budget can be lowered and raised', async () => {
      const from = '2001:db8:79:1::1'
      const askTimes = async (times: number) => {
        const statuses = await Promise.all(Array.from({ length: times }, () => suggest(from)))
        return statuses.filter((status) => status === 429).length
      }
      expect(await change({ kind: 'budget', action: 'search-suggestions', share: 0.25 })).toEqual({
        outcome: 'done',
      })
      expect(await askTimes(32)).toBe(2)
      await change({ kind: 'budget', action: 'search-suggestions', share: 4 })
      expect(await askTimes(1)).toBe(0)
      const { budgets } = await show()
      expect(budgets.find(({ action }) => action === 'search-suggestions')).toMatchObject({ share: 4 })
      expect(budgets.find(({ action }) => action === 'warranty-check')).toMatchObject({ share: 1 })
    })

    test('what there is not cannot be changed, and nothing without a reason', async () => {
      for (const unknown of [
        { kind: 'block', network: 'everybody', hours: 1 },
        { kind: 'unblock', network: '203.0.113' },
        { kind: 'budget', action: 'constructor', share: 2 },
      ])
        expect(await change(unknown)).toEqual({ outcome: 'unknown' })
      for (const sent of [
        { why: '  ', change: { kind: 'block', network: NETWORK, hours: 1 } },
        { why: 'For ever', change: { kind: 'block', network: NETWORK, hours: 1_000_000 } },
        { why: 'Off', change: { kind: 'budget', action: 'warranty-check', share: 0 } },
        { why: 'As another', who: 'Another', change: { kind: 'unblock', network: NETWORK } },
        { why: 'Nothing' },
      ])
        expect((await post(sent)).status, JSON.stringify(sent)).toBe(400)
      expect(await show()).toMatchObject({ blocks: [], changes: [] })
    })
  })
}
