import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { withGuardedQueries } from './guarded-queries'

const config = {
  collections: [],
  globals: [
    {
      slug: 'notice',
      flattenedFields: [
        { name: 'text', type: 'text' },
        { name: 'author', type: 'relationship', relationTo: 'users' },
        { name: 'picture', type: 'upload', relationTo: 'media' },
      ],
      endpoints: [{ path: '/versions', method: 'get', handler: async () => new Response('answered') }],
    },
  ],
} as unknown as SanitizedConfig

const [versions] = withGuardedQueries(config).globals[0]?.endpoints as Endpoint[]

const ask = async (query: object, role = 'country-editor') => {
  const user = { id: 1, role, countries: [1] }
  const req = { user, query, payload: { collections: {} }, i18n: { language: 'en' } }
  return (await versions?.handler(req as unknown as PayloadRequest))?.text()
}

const REFUSED = 'Ask for the related document itself.'

test.each([
  { where: { 'version.author.email': { like: 'a' } } },
  { where: { or: [{ and: [{ 'version.picture.alt': { equals: 'a' } }] }] } },
  { where: { version__author__name: { exists: 'true' } } },
  { where: JSON.stringify({ 'version.author.name': { like: 'a' } }) },
  { sort: '-version.author.name' },
  { sort: ['updatedAt', 'version.picture.alt'] },
])('versions of a global do not answer %j', async (query) => {
  await expect(ask(query)).rejects.toThrow(REFUSED)
  expect(await ask(query, 'administrator')).toBe('answered')
})

test.each([{}, { where: { 'version.text': { like: 'a' } }, sort: '-updatedAt' }, { where: '{' }])(
  'and answer %j',
  async (query) => {
    expect(await ask(query)).toBe('answered')
  },
)
