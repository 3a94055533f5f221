import { EnvironmentError } from '@carelane/config'
import { expect, test } from 'vitest'
import { readServerSettings, readSettings } from './settings'

test('reads where the cms keeps its content', () => {
  const source = {
    DATABASE_URL: 'postgres://a:b@db:5432/x',
    SESSION_SECRET: 's'.repeat(32),
    CARELANE_DATA_DIR: '/data',
  }
  expect(readSettings(source)).toMatchObject({
    connectionString: 'postgres://a:b@db:5432/carelane_cms',
    mediaDirectory: '/data/media',
  })
})

test('names every variable that is missing or wrong, and no value', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://a:hidden@db/x' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/DATABASE_URL: [^]*SESSION_SECRET is not set/)
  expect(read).not.toThrow(/hidden/)
})

const source = {
  DATABASE_URL: 'postgres://a:b@db:5432/x',
  SESSION_SECRET: 's'.repeat(32),
  PUBLICATION_SECRET: 'p'.repeat(32),
  SITE_URL: 'https://site.example',
  INDIA_SITE_URL: 'https://in.site.example',
  RUSSIA_SITE_URL: 'https://ru.site.example',
  CMS_URL: 'https://cms.example',
}

test('tells the one address of the site what is published, or each process that is named', () => {
  const read = (SITE_RECEIVERS?: string) => readServerSettings({ ...source, SITE_RECEIVERS }).receivers
  expect(read()).toEqual(['https://site.example'])
  expect(read('http://site-1:3000, http://site-2:3000/')).toEqual([
    'http://site-1:3000',
    'http://site-2:3000',
  ])
  expect(() => read('http://site-1:3000,')).toThrow(/SITE_RECEIVERS/)
  expect(() => read('site-1')).toThrow(/SITE_RECEIVERS/)
})

test('a site that registers itself is in no list, and then calls of it are taken', () => {
  const registered = readServerSettings({ ...source, SITE_RECEIVERS: 'registered' })
  expect(registered).toMatchObject({ receivers: [], registration: { secret: source.PUBLICATION_SECRET } })
  expect(readServerSettings(source).registration).toBeUndefined()
})

test('a CDN is purged with a token alone', () => {
  const edges = ['fastly+https://api.fastly.example/service/a', 'cloudflare+https://api.cdn.example/zones/b']
  const read = (tokens: Record<string, string>) =>
    readServerSettings({ ...source, EDGE_RECEIVERS: edges.join(), ...tokens })
  expect(() => read({ CLOUDFLARE_TOKEN: 'x' })).toThrow(/FASTLY_TOKEN/)
  expect(() => read({ FASTLY_TOKEN: 'x' })).toThrow(/CLOUDFLARE_TOKEN/)
  expect(read({ FASTLY_TOKEN: 'x', CLOUDFLARE_TOKEN: 'y' })).toMatchObject({
    receivers: [source.SITE_URL, ...edges],
    edgeTokens: { fastly: 'x', cloudflare: 'y' },
  })
})

test('tells caches in front of the site too', () => {
  const read = (EDGE_RECEIVERS: string) => readServerSettings({ ...source, EDGE_RECEIVERS }).receivers
  expect(read('varnish+http://edge:6081')).toEqual(['https://site.example', 'varnish+http://edge:6081'])
  expect(() => read('http://edge:6081')).toThrow(
    /EDGE_RECEIVERS: must be an address that begins with varnish/,
  )
})

test('single sign-on is whole or not there', () => {
  expect(readServerSettings(source).singleSignOn).toBeUndefined()
  const half = { ...source, SIGN_ON_ISSUER: 'https://login.example', SIGN_ON_CLIENT_ID: 'cms' }
  expect(() => readServerSettings(half)).toThrow('SIGN_ON_CLIENT_SECRET')
  expect(readServerSettings({ ...half, SIGN_ON_CLIENT_SECRET: 'secret' }).singleSignOn).toEqual({
    issuer: 'https://login.example',
    clientId: 'cms',
    clientSecret: 'secret',
    name: 'login.example',
    callbackUrl: 'https://cms.example/api/users/sign-on/callback',
  })
})
