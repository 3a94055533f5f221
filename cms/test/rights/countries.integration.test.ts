import { afterAll, describe, expect, test } from 'vitest'
import { openEditorSession } from './editor-session'

const { staffed, countries, send } = await openEditorSession('rights_countries')

afterAll(() => staffed.cms.stop())

describe('the countries themselves', () => {
  test('an editor changes an own one, but not which country it is', async () => {
    const data = {
      email: 'help@example.com',
      shortName: 'zz',
      source: 'x',
      abbreviation: 'ZZ',
      token: 'mine',
    }
    expect((await send('PATCH', `/countries/${countries.ng}`, data)).status).toBe(200)
    const nigeria = await staffed.cms.payload.findByID({
      collection: 'countries',
      id: countries.ng,
      showHiddenFields: true,
    })
    expect(nigeria).toMatchObject({
      email: 'help@example.com',
      shortName: 'ng',
      abbreviation: 'NG',
      source: 'H5_OfficialWebsite_NG',
      token: 'secret-of-ng',
    })
  })

  test('an editor gives an own one a look that there is, and no other country one', async () => {
    const look = async (country: number, theme: string | null) => {
      const answer = await send('PATCH', `/countries/${country}`, { theme })
      return [answer.status, await answer.text()] as const
    }
    expect((await look(countries.ng, 'kite'))[0]).toBe(200)
    const [status, said] = await look(countries.ng, 'neon')
    expect(status).toBe(400)
    expect(said).toContain('Use one of: aster, kite, solis.')
    expect((await look(countries.sa, 'kite'))[0]).toBe(403)
    const { theme } = await staffed.cms.payload.findByID({ collection: 'countries', id: countries.ng })
    expect(theme).toBe('kite')
    expect((await look(countries.ng, null))[0]).toBe(200)
  })

  test('nobody reads a token, nor writes one', async () => {
    for (const who of Object.values(staffed.as)) {
      for (const query of ['', '?select[token]=true', '?showHiddenFields=true', '?depth=5', '?locale=all']) {
        const answer = await send('GET', `/countries${query}`, undefined, who)
        expect(await answer.text()).not.toContain('secret-of-')
      }
      for (const path of ['/countries?where[token][like]=secret', '/news?where[countries.token][like]=s']) {
        expect((await send('GET', path, undefined, who)).status).toBeGreaterThanOrEqual(400)
      }
      const orders = await Promise.all(
        ['token', '-token'].map((sort) => send('GET', `/countries?sort=${sort}`, undefined, who)),
      )
      const [up, down] = await Promise.all(orders.map((order) => order.text()))
      expect(up).toBe(down)
      const versions = await send('GET', '/countries/versions?showHiddenFields=true', undefined, who)
      expect(await versions.text()).not.toContain('secret-of-')
    }
    const { administrator } = staffed.as
    await send('PATCH', `/countries/${countries.sa}`, { token: 'known' }, administrator)
    const saudi = await staffed.cms.payload.findByID({
      collection: 'countries',
      id: countries.sa,
      showHiddenFields: true,
    })
    expect(saudi).toMatchObject({ token: 'secret-of-sa' })
  })
})

describe('the settings of the whole site', () => {
  test('are read by staff, and changed by administrators', async () => {
    for (const [who, session] of Object.entries(staffed.as)) {
      const reads = await send('GET', '/globals/site-settings', undefined, session)
      expect(reads.status, who).toBe(who === 'stranger' ? 403 : 200)
      const writes = await send('POST', '/globals/site-settings', {}, session)
      expect(writes.status === 403, who).toBe(who !== 'administrator')
    }
  })
})
