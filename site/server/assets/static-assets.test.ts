import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { filesOf } from './asset-folders'
import { negotiateEncoding } from '../http/negotiate-encoding'
import { StaticAssets } from './static-assets'

let parent: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'carelane-assets-'))
  onTestFinished(() => rm(parent, { recursive: true }))
})

const mounted = (folder: string) => ({ folder, mount: '/', immutable: false })
const load = () => StaticAssets.load([mounted(parent)], () => [])

function statusOf(assets: StaticAssets, url: string, encoding: string): unknown {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' })
  const response = new ServerResponse(request)
  return (
    assets.serve(request, response, { encoding: negotiateEncoding(encoding) }) &&
    response.getHeader('content-encoding')
  )
}

describe('a file that the build made', () => {
  test.each([
    ['has no compressed one beside it', 'a.css', undefined],
    ['has a folder of that name beside it', 'a.css', 'a.css.br'],
    ['has a name to which no ending can be added', `${'a'.repeat(249)}.css`, undefined],
  ])('that %s is served as it is', async (_, name, folder) => {
    await writeFile(join(parent, name), 'body{}')
    if (folder) await mkdir(join(parent, folder))
    expect(statusOf(await load(), `/${name}`, 'br')).toBeUndefined()
  })

  test('that cannot be read compressed keeps the site from starting, with the name of the file', async () => {
    await writeFile(join(parent, 'a.css'), 'body{}')
    await symlink('a.css.br', join(parent, 'a.css.br'))
    await expect(load()).rejects.toThrow(/ELOOP.*a\.css\.br/)
  })
})

describe('a folder of files', () => {
  test('that is not there, or is none, has none', async () => {
    await writeFile(join(parent, 'file'), '')
    for (const name of ['none', 'file', 'file/none'])
      expect(await filesOf(mounted(join(parent, name)))).toEqual([])
  })

  test('that cannot be read is not taken for an empty one', async () => {
    await symlink('loop', join(parent, 'loop'))
    await expect(filesOf(mounted(join(parent, 'loop')))).rejects.toThrow('ELOOP')
  })
})
