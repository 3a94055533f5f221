import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ports } from '../product/options'
import { CMS_FOLDER, OUTLIVE_A_FULL_DISK, SANDBOX_FOLDER, SITE_FOLDER } from '../root.mjs'
import type { Part } from '../supervision/part'
import { nodePart } from './node-part'

const NODE = process.execPath
const SERVER: [string, ...string[]] = [NODE, '--import', pathToFileURL(OUTLIVE_A_FULL_DISK).href]
const NEXT = path.join('node_modules', 'next', 'dist', 'bin', 'next')

export function nodeParts(
  ports: Ports,
  environment: Record<string, string>,
  development: boolean,
): Record<'sandbox' | 'cms' | 'site', Part> {
  const common = { environment, patience: development ? 180_000 : 60_000 }
  const fromSources: [string, ...string[]] = ['npm', 'run', 'dev']
  return {
    sandbox: nodePart({
      ...common,
      name: 'sandbox',
      folder: SANDBOX_FOLDER,
      command: development ? fromSources : [...SERVER, '--enable-source-maps', 'dist/server.mjs'],
      healthUrl: `http://localhost:${ports.sandbox}/health`,
    }),
    cms: nodePart({
      ...common,
      name: 'cms',
      folder: CMS_FOLDER,
      command: development ? [NODE, NEXT, 'dev', '--port', String(ports.cms)] : [...SERVER, 'serve.mjs'],
      healthUrl: `http://localhost:${ports.cms}/api/health`,
    }),
    site: nodePart({
      ...common,
      name: 'site',
      folder: SITE_FOLDER,
      command: development ? fromSources : [...SERVER, '--enable-source-maps', 'dist/server.mjs'],
      healthUrl: `http://localhost:${ports.site}/api/health/`,
    }),
  }
}
