import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CachedPage } from './cached-page'
import { PageFolder, type PageFolderOptions } from './page-folder'
import { PageStore } from './page-store'

let folder: string
let now: number
let failures: unknown[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carelane-pages-'))
  now = Date.now()
  failures = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const openFolder = (given: Partial<PageFolderOptions> = {}) =>
  new PageFolder({
    folder,
    madeBy: 'build one',
    secret: 'for tests alone',
    entries: 100,
    now: () => now,
    onFailure: (error) => failures.push(error),
    ...given,
  })

function pageOf(path: string, body = `body of ${path}`): CachedPage {
  return {
    request: { key: `html ${path}`, path, search: '', variant: 'html', isLight: false, readsQuery: false },
    status: 200,
    etag: `W/"${body}"`,
    headers: [['content-type', 'text/html; charset=utf-8']],
    brotli: Buffer.from(body),
    tags: new Set(['news', 'country:ng']),
    tagHeaders: ['xkey', 'news country:ng'],
    expires: now + 120_000,
    changesAt: Infinity,
    purged: false,
    compressed: true,
    retryAt: 0,
    hits: 7,
    lastAsked: now,
  }
}

async function write(...pages: CachedPage[]): Promise<void> {
  const open = openFolder()
  for (const page of pages) open.keep(page)
  await open.settled()
}

const pathsOf = (pages: readonly CachedPage[]) => pages.map(({ request }) => request.path).sort()
const files = () => readdirSync(join(folder, readdirSync(folder)[0] ?? '')).sort()
const fileAt = (place: number) => join(folder, readdirSync(folder)[0] ?? '', files()[place] ?? '')

describe('what is read', () => {
  test('is what was written, and never counts as fresh', async () => {
    const page = pageOf('/ng/')
    await write(page)
    const [read] = await openFolder().read()
    expect(read).toEqual({
      ...page,
      expires: now,
      changesAt: now,
      purged: true,
      isFromDisk: true,
      compressed: false,
      hits: 0,
    })
  })

  test('is nothing of another build, other settings or another secret, even under its name', async () => {
    await write(pageOf('/ng/'))
    expect(await openFolder({ madeBy: 'build two' }).read()).toEqual([])
    const [one, two] = readdirSync(folder).map((name) => join(folder, name))
    const name = readdirSync(one ?? '').concat(readdirSync(two ?? ''))[0] ?? ''
    const [from, to] = readdirSync(one ?? '').length ? [one, two] : [two, one]
    writeFileSync(join(to ?? '', name), readFileSync(join(from ?? '', name)))
    expect(await openFolder({ madeBy: 'build two' }).read()).toEqual([])
    expect(pathsOf(await openFolder().read())).toEqual(['/ng/'])
    expect(await openFolder({ secret: 'another one' }).read()).toEqual([])
  })

  test('is nothing older than a day', async () => {
    await write(pageOf('/ng/'))
    now += 86_400_000
    expect(await openFolder().read()).toEqual([])
    expect(files()).toEqual([])
  })

  test('is the newest where there is room for fewer, and the others are removed', async () => {
    for (const path of ['/a/', '/b/', '/c/']) {
      await write(pageOf(path))
      for (const name of files()) {
        const file = join(folder, readdirSync(folder)[0] ?? '', name)
        const { mtimeMs } = statSync(file)
        utimesSync(file, mtimeMs / 1000 - 10, mtimeMs / 1000 - 10)
      }
    }
    const read = await openFolder({ entries: 2 }).read()
    expect(read.map(({ request }) => request.path)).toEqual(['/b/', '/c/'])
    expect(files()).toHaveLength(2)
  })
})

describe('a file that is not as it was written', () => {
  const hostile: [string, (file: string) => void][] = [
    [
      'one byte of the page differs',
      (file) =>
        change(file, (bytes) => bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)),
    ],
    [
      'one byte of the header differs',
      (file) => change(file, (bytes) => bytes.writeUInt8(bytes.readUInt8(60) ^ 1, 60)),
    ],
    [
      'the length of the header is huge',
      (file) => change(file, (bytes) => bytes.writeUInt32BE(0xffffffff, 32)),
    ],
    ['it breaks off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 100))],
    ['it is empty', (file) => writeFileSync(file, '')],
    ['it is a page that somebody wrote', (file) => writeFileSync(file, '<script>alert(1)</script>')],
    ['it is huge', (file) => writeFileSync(file, Buffer.alloc(9 * 1024 * 1024))],
    ['it is a folder', (file) => replace(file, () => mkdirSync(file))],
    ['it leads to another file', (file) => replace(file, () => symlinkSync('/dev/zero', file))],
  ]
  test.each(hostile)('is removed: %s', async (_, spoil) => {
    await write(pageOf('/ng/'), pageOf('/ke/'))
    spoil(fileAt(0))
    expect(await openFolder().read()).toHaveLength(1)
    expect(files()).toHaveLength(1)
  })

  test('is removed: it is the page of another address', async () => {
    await write(pageOf('/ng/'), pageOf('/ke/'))
    renameSync(fileAt(0), fileAt(1))
    expect(await openFolder().read()).toEqual([])
  })

  test('leaves alone what is not ours', async () => {
    await write(pageOf('/ng/'))
    mkdirSync(join(folder, 'photos'))
    writeFileSync(join(folder, 'photos', 'mine.jpg'), 'x')
    utimesSync(join(folder, 'photos'), 0, 0)
    expect(await openFolder().read()).toHaveLength(1)
    expect(readFileSync(join(folder, 'photos', 'mine.jpg'), 'utf8')).toBe('x')
  })
})

test('what a kill left half written is removed, and what another process is writing is not', async () => {
  await write(pageOf('/ng/'))
  const part = `${fileAt(0)}.0123456789ab.part`
  writeFileSync(part, 'half')
  expect(await openFolder().read()).toHaveLength(1)
  expect(files()).toHaveLength(2)
  utimesSync(part, now / 1000 - 120, now / 1000 - 120)
  await openFolder().read()
  expect(files()).toHaveLength(1)
})

test('a page that stays the same is written once an hour, and one that changed at once', async () => {
  const open = openFolder()
  open.keep(pageOf('/ng/'))
  await open.settled()
  writeFileSync(fileAt(0), 'not written again')
  open.keep(pageOf('/ng/'))
  await open.settled()
  expect(readFileSync(fileAt(0), 'utf8')).toBe('not written again')
  open.keep(pageOf('/ng/', 'changed'))
  await open.settled()
  expect((await openFolder().read())[0]?.brotli.toString()).toBe('changed')
  writeFileSync(fileAt(0), 'an hour old')
  now += 3_600_000
  open.keep(pageOf('/ng/', 'changed'))
  await open.settled()
  expect(await openFolder().read()).toHaveLength(1)
})

test('of what happens to a page at once, the last counts', async () => {
  const open = openFolder()
  for (let times = 0; times < 20; times++) {
    open.keep(pageOf('/ng/', `edition ${times}`))
    if (times % 3 === 0) open.remove('html /ng/')
    if (times % 5 === 0) await Promise.resolve()
  }
  open.remove('html /ke/')
  await open.settled()
  expect((await openFolder().read()).map(({ brotli }) => brotli.toString())).toEqual(['edition 19'])
  open.keep(pageOf('/ng/'))
  open.remove('html /ng/')
  await open.settled()
  expect(files()).toEqual([])
})

test('a folder that cannot be written is told of, and costs no page', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file')
  const open = openFolder()
  expect(await open.read()).toEqual([])
  for (const path of ['/a/', '/b/', '/c/']) open.keep(pageOf(path))
  await open.settled()
  expect(failures).toHaveLength(2)
  rmSync(folder)
  now += 30_000
  open.keep(pageOf('/d/'))
  await open.settled()
  expect(pathsOf(await openFolder().read())).toEqual(['/d/'])
})

test('two builds side by side keep theirs, and what is older than a day goes', async () => {
  for (const madeBy of ['one', 'two', 'three', 'four']) {
    const open = openFolder({ madeBy })
    await open.read()
    open.keep(pageOf('/ng/'))
    await open.settled()
    await new Promise((done) => setTimeout(done, 5))
  }
  expect(readdirSync(folder)).toHaveLength(3)
  expect(await openFolder({ madeBy: 'four' }).read()).toHaveLength(1)
  expect(readdirSync(folder)).toHaveLength(3)
  expect(await openFolder({ madeBy: 'three' }).read()).toHaveLength(1)
  now += 2 * 86_400_000
  await openFolder({ madeBy: 'four' }).read()
  expect(readdirSync(folder)).toHaveLength(1)
})

describe('what leaves the cache in memory', () => {
  test('leaves the disk: pushed out, dropped, not found any more, or dead', async () => {
    const open = openFolder()
    const store = new PageStore(2, open)
    for (const path of ['/a/', '/b/', '/c/']) store.keep(pageOf(path))
    await open.settled()
    expect(pathsOf(await openFolder().read())).toEqual(['/b/', '/c/'])
    store.drop('html /b/')
    store.keepBriefly({ ...pageOf('/c/'), status: 404 })
    await open.settled()
    expect(files()).toEqual([])
    store.keep({ ...pageOf('/d/'), expires: 0, lastAsked: 0 })
    store.sweep(now)
    await open.settled()
    expect(files()).toEqual([])
  })

  test('what was read is in the store, where it is the newest that fit', async () => {
    await write(pageOf('/a/'))
    const open = openFolder()
    const store = new PageStore(2, open)
    store.fill(await open.read())
    expect(store.get('html /a/')?.purged).toBe(true)
    store.fill([pageOf('/b/'), pageOf('/c/')])
    await open.settled()
    expect([store.size.pages, files()]).toEqual([2, []])
  })
})

function replace(file: string, put: () => void): void {
  rmSync(file)
  put()
}

function change(file: string, how: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file)
  how(bytes)
  writeFileSync(file, bytes)
}
