import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { keepInstalledPackages } from './keep-installed-packages.mjs'

/** Bundling its TypeScript takes a tenth of a second. */
export async function loadStack() {
  const { build, stop } = await import('esbuild')
  const folder = path.join(ROOT, 'packages/stack')
  const outfile = path.join(folder, 'dist/main.mjs')
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepInstalledPackages],
  })
  // Otherwise esbuild's process stays.
  await stop()
  return import(pathToFileURL(outfile).href)
}
