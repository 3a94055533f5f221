import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../http/negotiate-encoding'
import type { HeaderList } from '../http/security-headers'
import { isNotModified, sendResponse } from '../http/send-response'
import { filesOf, type AssetFolder } from './asset-folders'
import { contentTypeOf, isText } from './content-types'
import { readIfExists } from './read-if-exists'

interface Asset {
  readonly etag: string
  readonly headers: HeaderList
  readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export class StaticAssets {
  private constructor(
    private readonly assets: ReadonlyMap<string, Asset>,
    private readonly headers: HeaderList,
  ) {}

  /** @param headersOf by content type */
  static async load(
    folders: readonly AssetFolder[],
    headersOf: (type?: string) => HeaderList,
  ): Promise<StaticAssets> {
    const assets = new Map<string, Asset>()
    for (const folder of folders) {
      for (const { file, url } of await filesOf(folder)) {
        assets.set(url, await loadAsset(file, folder.immutable, headersOf))
      }
    }
    return new StaticAssets(assets, headersOf())
  }

  serve(request: IncomingMessage, response: ServerResponse, visitor: { encoding: Encoding }): boolean {
    const [path = ''] = request.url?.split('?') ?? []
    const asset = this.assets.get(path)
    if (!asset) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers: HeaderList = [['allow', 'GET, HEAD'], ...this.headers]
      sendResponse(request, response, { status: 405, headers, body: '' })
      return true
    }
    if (isNotModified(request.headers['if-none-match'], asset.etag)) {
      sendResponse(request, response, { status: 304, headers: asset.headers, body: '' })
      return true
    }
    const encoding = asset.bodies[visitor.encoding] ? visitor.encoding : 'identity'
    const encoded: HeaderList = encoding === 'identity' ? [] : [['content-encoding', encoding]]
    const body = asset.bodies[encoding] ?? asset.bodies.identity
    sendResponse(request, response, { status: 200, headers: [...asset.headers, ...encoded], body })
    return true
  }
}

async function loadAsset(
  file: string,
  immutable: boolean,
  headersOf: (type?: string) => HeaderList,
): Promise<Asset> {
  const identity = await readFile(file)
  const [br, gzip] = await Promise.all(
    [`${file}.br`, `${file}.gz`].map((name) => readIfExists(readFile(name))),
  )
  const type = contentTypeOf(file)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    etag,
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    headers: [
      ['content-type', type],
      ['cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
      ['etag', etag],
      ...(isText(file) ? [['vary', 'accept-encoding'] as const] : []),
      ...headersOf(type),
    ],
  }
}
