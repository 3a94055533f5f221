import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('downloads')
})
afterAll(() => sandbox.stop())

const NIGERIA = { mcc: '621', language: 'en' } as const

async function driversOf(asked: { snid: string } | { model: string }) {
  const answer = await clientOf(sandbox).call('drivers', { ...NIGERIA, ...asked })
  if (!answer.ok) throw answer.failure.cause
  return answer.data
}

async function open(fileId: string, headers: Record<string, string> = {}): Promise<Response> {
  const sign = createHash('md5').update(THROW_AWAY_KEYS.AFTER_SALES_SIGN_SECRET).digest('hex')
  return fetch(`${sandbox.url}/carelaneClient/file/${fileId}`, { headers: { sign, ...headers } })
}

describe('drivers and manuals', () => {
  test('are found by the serial number and by the model [2.4#34]–[2.4#42]', async () => {
    const database = new pg.Client({ connectionString: sandbox.databaseUrl })
    await database.connect()
    const { rows } = await database.query<{ snid: string; files: number }>(
      'SELECT snid, (SELECT count(*)::int FROM downloads) AS files FROM laptops ORDER BY snid LIMIT 1',
    )
    await database.end()
    expect(rows[0]?.files).toBe(300)
    const bySnid = await driversOf({ snid: rows[0]?.snid ?? '' })
    expect(bySnid.product?.brand).toMatch(/^(?:Aster|Kite)$/)
    expect(bySnid.os).toEqual(['Windows 10', 'Windows 11'])
    expect(bySnid.drivers.length).toBeGreaterThan(20)
    expect(await driversOf({ model: bySnid.product?.model ?? '' })).toEqual(bySnid)
  })

  test('are nothing for what nobody made [8#17]', async () => {
    for (const asked of [{ snid: 'SNX000000000000' }, { model: 'Aster Nova 5' }]) {
      expect(await driversOf(asked)).toMatchObject({ product: null, drivers: [], userManual: null })
    }
  })

  test('are chosen by brand, serial and model [2.4#35]', async () => {
    const ask = async (asked: object) => {
      const answer = await clientOf(sandbox).call('driverChoices', { ...NIGERIA, ...asked })
      if (!answer.ok) throw answer.failure.cause
      return Object.values(answer.data).map((list) => list.map(({ value }) => value))
    }
    expect(await ask({})).toEqual([['Aster', 'Kite'], [], []])
    expect(await ask({ brand: 'Aster' })).toEqual([['Aster', 'Kite'], ['Air', 'Book'], []])
    expect((await ask({ brand: 'Aster', serial: 'Air' }))[2]).toEqual(['Aster Air 13', 'Aster Air 14'])
  })
})

describe('a file', () => {
  test('has the size and checksum that were told, and is a zip that opens', async () => {
    const { drivers } = await driversOf({ model: 'Aster Book 14' })
    const smallest = drivers.toSorted((one, other) => one.size - other.size)[0]
    const response = await open(smallest?.fileId ?? '')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(smallest?.size))
    expect(bytes.length).toBe(smallest?.size)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(smallest?.sha256)
    expect(entriesOf(bytes)).toEqual(['setup.bin'])
  })

  test('goes on from any byte, as long as it is the same [2.4#38]', async () => {
    const { installationGuide } = await driversOf({ model: 'Aster Book 14' })
    const { fileId = '', size = 0, sha256 } = installationGuide ?? {}
    const whole = Buffer.from(await (await open(fileId)).arrayBuffer())
    expect(whole.subarray(0, 8).toString()).toBe('%PDF-1.4')
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 1],
      ['bytes=7-300007', 7, 300_008],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-1000', size - 1000, size],
    ] as const) {
      const part = await open(fileId, { range, 'if-range': `"${sha256}"` })
      expect(part.status, range).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${size}`)
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end)), range).toBe(true)
    }
    expect((await open(fileId, { range: `bytes=${size}-` })).status).toBe(416)
    const other = await open(fileId, { range: 'bytes=10-', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
    expect((await open('nothing.zip')).status).toBe(404)
  })

  test('comes with all others of a model in one archive [2.4#42]', async () => {
    const { drivers } = await driversOf({ model: 'Kite Note 15 Go' })
    const answer = await clientOf(sandbox).download('driverBundle', {
      model: 'Kite Note 15 Go',
      os: 'Windows 11',
    })
    if (!answer.ok) throw answer.failure.cause
    const bytes = Buffer.from(await new Response(answer.data.body).arrayBuffer())
    const names = drivers.filter(({ os }) => os === 'Windows 11').map(({ fileId }) => fileId)
    expect(entriesOf(bytes)).toEqual(names)
  })

  function entriesOf(zip: Buffer): string[] {
    const end = zip.length - 22
    expect(zip.toString('latin1', end, end + 4)).toBe('PK\x05\x06')
    const names: string[] = []
    for (let at = zip.readUInt32LE(end + 16); at < end;) {
      expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
      const [crc, size, length, offset] = [16, 24, 28, 42].map((place) =>
        place === 28 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
      ) as [number, number, number, number]
      const name = zip.toString('utf8', at + 46, at + 46 + length)
      expect(zip.toString('utf8', offset + 30, offset + 30 + length)).toBe(name)
      const content = zip.subarray(offset + 30 + length, offset + 30 + length + size)
      expect(crc32(content), name).toBe(crc)
      names.push(name)
      at += 46 + length
    }
    expect(zip.readUInt16LE(end + 10)).toBe(names.length)
    return names
  }
})

describe('service manuals [2.1#40]', () => {
  test('are a list, the newest first, and one with its chapters', async () => {
    const client = clientOf(sandbox)
    const list = await client.call('manuals', { ...NIGERIA, brand: 'Solis', product: 'TV' })
    if (!list.ok) throw list.failure.cause
    expect(list.data.total).toBeGreaterThan(3)
    const days = list.data.list.map(({ updatedDate }) => updatedDate ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    const one = await client.call('manual', { id: list.data.list[0]?.id ?? '', language: 'en' })
    expect(one).toMatchObject({ data: { chapters: expect.any(Array), file: { sha256: expect.any(String) } } })
    expect(await client.call('manual', { id: 'none.pdf', language: 'en' })).toEqual({ ok: true, data: null })
  })
})
