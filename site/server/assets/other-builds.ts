import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../http/negotiate-encoding'
import type { HeaderList } from '../http/security-headers'
import { sendResponse } from '../http/send-response'
import { recode } from '../pages/recode'
import { BUILT_MOUNT, builtFolder, filesOf } from './asset-folders'
import { type BuiltFile, listBuiltPaths, readBuiltFile, writeBuild } from './builds-table'
import { contentTypeOf } from './content-types'
import { readIfExists } from './read-if-exists'

const AGAIN_AFTER_MS = 5000

/** Whoever asks for names that there are not costs a query in that time. */
const LIST_HOLDS_MS = 2000

/** Some three builds. */
const KEPT_BYTES = 8 * 1024 * 1024

const PLAIN: HeaderList = [
  ['content-type', 'text/plain; charset=utf-8'],
  ['cache-control', 'no-store'],
]

/** While a version takes the place of another, and for pages that were opened before. */
export class OtherBuilds {
  private readonly files = new LRUCache<string, BuiltFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  private list: { asked: Promise<ReadonlySet<string>>; until: number } | undefined

  /** Tries until the store has taken them. */
  static async offerOwn(siteFolder: string): Promise<void> {
    const build = (await readFile(join(siteFolder, '.next/BUILD_ID'), 'utf8')).trim()
    const own = await Promise.all((await filesOf(builtFolder(siteFolder))).map(readBuilt))
    const offer = async (): Promise<void> => {
      const { ok } = await unlessStoreFails(writeBuild(build, own))
      if (!ok) setTimeout(() => void offer(), AGAIN_AFTER_MS).unref()
    }
    await offer()
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { encoding }: { encoding: Encoding },
    headersOf: (type?: string) => HeaderList,
  ): Promise<void> {
    const [path = ''] = request.url?.split('?') ?? []
    const file = await this.find(path)
    if (!file) {
      sendResponse(request, response, {
        status: 404,
        headers: [...PLAIN, ...headersOf()],
        body: 'Not found\n',
      })
      return
    }
    const type = contentTypeOf(path)
    const encoded: HeaderList = file.isBrotli
      ? [
          ['vary', 'accept-encoding'],
          ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
        ]
      : []
    sendResponse(request, response, {
      status: 200,
      headers: [
        ['content-type', type],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ...encoded,
        ...headersOf(type),
      ],
      body: file.isBrotli ? await recode(file.body, encoding) : file.body,
    })
  }

  /** Nothing while the store is away: a browser loads its page anew, as for a build that is forgotten. */
  private async find(path: string): Promise<BuiltFile | undefined> {
    const known = this.files.get(path)
    if (known) return known
    if (!(await this.paths()).has(path)) return undefined
    const asked = await unlessStoreFails(readBuiltFile(path))
    const file = asked.ok ? asked.value : undefined
    if (file) this.files.set(path, file)
    return file
  }

  private paths(): Promise<ReadonlySet<string>> {
    if (!this.list || this.list.until < Date.now()) {
      const asked = unlessStoreFails(listBuiltPaths()).then((paths) => new Set(paths.ok ? paths.value : []))
      this.list = { asked, until: Date.now() + LIST_HOLDS_MS }
    }
    return this.list.asked
  }
}

export function asksForBuiltFile({ method, url }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url?.startsWith(BUILT_MOUNT) === true
}

async function readBuilt({ file, url }: { file: string; url: string }): Promise<BuiltFile> {
  const brotli = await readIfExists(readFile(`${file}.br`))
  return { path: url, isBrotli: brotli !== undefined, body: brotli ?? (await readFile(file)) }
}
