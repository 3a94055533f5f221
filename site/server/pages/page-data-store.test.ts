import { expect, test } from 'vitest'
import { PAGE_DATA_FOLDER } from '@/platform/deferred-scripts'
import { StoreError } from '@/platform/store/store'
import { isPageDataPath, PageDataStore, type PageDataTable } from './page-data-store'

const pathOf = (name: string) => `${PAGE_DATA_FOLDER}${name.padEnd(22, '-')}.js`
const dataOf = (name: string, size = 10) => ({ path: pathOf(name), brotli: Buffer.from(name.padEnd(size)) })

function table(): PageDataTable & { rows: Map<string, Buffer>; asked: string[] } {
  const rows = new Map<string, Buffer>()
  const asked: string[] = []
  return {
    rows,
    asked,
    write: async (name, brotli) => {
      asked.push(`write ${name}`)
      rows.set(name, brotli)
    },
    read: async (name) => {
      asked.push(`read ${name}`)
      return rows.get(name)
    },
  }
}

const fail = (error: unknown) => {
  throw error
}

const away: PageDataTable = {
  write: () => Promise.reject(new StoreError('away')),
  read: () => Promise.reject(new StoreError('away')),
}

test('what one process keeps, another one finds, and asks for once', async () => {
  const shared = table()
  await new PageDataStore(shared, fail).keep(dataOf('a1'))
  const other = new PageDataStore(shared, fail)
  for (let time = 0; time < 3; time++)
    expect((await other.find(pathOf('a1')))?.brotli.toString()).toBe('a1'.padEnd(10))
  expect(shared.asked.filter((line) => line.startsWith('read'))).toHaveLength(1)
  expect(await other.find(pathOf('a2'))).toBeUndefined()
})

test('the same data are written once, however often their page is rendered', async () => {
  const shared = table()
  const store = new PageDataStore(shared, fail)
  for (let time = 0; time < 3; time++) await store.keep(dataOf('same'))
  expect(shared.asked).toEqual([`write ${'same'.padEnd(22, '-')}`])
})

test('they are found when there is no room for them here any more', async () => {
  const shared = table()
  const store = new PageDataStore(shared, fail)
  for (let count = 0; count < 12; count++) await store.keep(dataOf(`b${count}`, 6_000_000))
  expect((await store.find(pathOf('b0')))?.brotli.toString('utf8', 0, 3)).toBe('b0 ')
  expect(shared.asked.at(-1)).toBe(`read ${'b0'.padEnd(22, '-')}`)
})

test('while the table cannot be had, a process serves what it has rendered itself, and keeps nobody waiting', async () => {
  const store = new PageDataStore(away, fail)
  await store.keep(dataOf('mine'))
  expect((await store.find(pathOf('mine')))?.brotli.toString()).toBe('mine'.padEnd(10))
  expect(await store.find(pathOf('yours'))).toBeUndefined()
  const slow = new PageDataStore({ write: () => new Promise(() => {}), read: async () => undefined }, fail)
  const begun = performance.now()
  await slow.keep(dataOf('mine'))
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('whatever else goes wrong with it is told, and keeps no page back', async () => {
  const told: unknown[] = []
  const error = new Error('no such table')
  const broken = { write: () => Promise.reject(error), read: () => Promise.reject(error) }
  const store = new PageDataStore(broken, (why) => told.push(why))
  await store.keep(dataOf('mine'))
  expect(await store.find(pathOf('mine'))).toBeDefined()
  expect(told).toEqual([error])
})

test.each(['', 'x', 'a'.repeat(21), 'a'.repeat(23), '../'.padEnd(22, 'a')])(
  'no data are looked for by %j',
  (name) => expect(isPageDataPath(`${PAGE_DATA_FOLDER}${name}.js`)).toBe(false),
)
