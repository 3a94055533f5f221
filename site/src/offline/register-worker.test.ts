import { expect, test } from 'vitest'
import { REGISTER_WORKER } from './register-worker'

test('the script in each page is small, and one that a policy can name', () => {
  expect(REGISTER_WORKER.length).toBeLessThan(300)
  expect(REGISTER_WORKER).not.toMatch(/<\/script|\n/)
})

test.each([
  ['en-NG', '/offline-en.js'],
  ['ar-SA', '/offline-ar.js'],
  ['en', '/offline-en.js'],
  ['pt-BR', '/offline-pt.js'],
  ['pt-PT', '/offline-pt-PT.js'],
  ['es-MX', '/offline-es.js'],
])('a page in %s registers %s', (lang, worker) => {
  const registered: string[] = []
  const register = (url: string) => Promise.resolve(registered.push(url))
  const run = new Function(
    'navigator',
    'document',
    'top',
    'self',
    'addEventListener',
    'setTimeout',
    REGISTER_WORKER,
  )
  const now = (work: () => void) => work()
  const atLoad = (_: string, work: () => void) => work()
  run({ serviceWorker: { register } }, { documentElement: { lang } }, 1, 1, atLoad, now)
  expect(registered).toEqual([worker])
})
