import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export async function renderLoader(name: 'loader' | 'visit'): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
    entryPoints: [`server/next-internals/browser/${name}.ts`],
    alias: { '@': './src' },
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text.trimEnd()).join('')
}
