// `node docker/assemble.mjs cms|site|sandbox <folder>` copies what a part needs at run time, for its image. Next's tracer,
// but on the build of `npm start` and with our own servers.
import { createRequire } from 'node:module'
import { existsSync, lstatSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Traced because Next mentions them. */
const ONLY_FOR_DEVELOPMENT = [
  /\/next\/dist\/compiled\/(?:next-server|react[^/]*)\/.*(?:\.dev\.js|\.development\.js|-turbo-experimental.*|experimental.*)$/,
  /\/next\/dist\/compiled\/(?:webpack|babel|babel-[a-z-]+|terser|postcss[a-z-]*|cssnano-simple|@next|jest-worker|schema-utils\d?|browserslist|caniuse-lite)\//,
  /\/next\/dist\/(?:docs|build\/(?:webpack|babel|jest)|compiled\/next-devtools)\//,
  /\/node_modules\/(?:@next\/swc-[^/]+|typescript|sass|webpack|caniuse-lite|@babel|@playwright|playwright(?:-core)?)\//,
  // The base image has Node.
  /\/node_modules\/node-(?:linux|darwin|win)-[^/]+\//,
  /\.(?:d\.[cm]?ts|map)$/,
]

const ONLY_TO_WRITE_MIGRATIONS = [/\/node_modules\/(?:drizzle-kit|esbuild|esbuild-register|@esbuild)\//]

const PARTS = {
  cms: {
    folder: 'cms',
    entries: [
      'serve.mjs',
      'dist/scripts/migrate.mjs',
      'dist/scripts/seed.mjs',
      'dist/scripts/content.mjs',
      'dist/scripts/create-user.mjs',
      'dist/scripts/reset-second-factor.mjs',
      'dist/scripts/purge-all.mjs',
    ],
    unneeded: [...ONLY_FOR_DEVELOPMENT, ...ONLY_TO_WRITE_MIGRATIONS],
  },
  site: {
    folder: 'site',
    // country.mmdb is opened by path.
    entries: ['dist/server.mjs', 'dist/deliverer.mjs', 'dist/submissions.mjs', 'dist/country.mmdb'],
    unneeded: ONLY_FOR_DEVELOPMENT,
  },
  sandbox: { folder: 'packages/after-sales-sandbox', entries: ['dist/server.mjs'], unneeded: [] },
}

const [name = '', target = ''] = process.argv.slice(2)
const part = PARTS[/** @type {keyof typeof PARTS} */ (name)]
if (!part || !target) throw new Error('node docker/assemble.mjs cms|site|sandbox <folder>')
const files = new Set([`${part.folder}/package.json`, ...(await traced(part))])
if (name !== 'sandbox') for (const file of await nextFiles(part)) files.add(file)
// For the seed.
if (name === 'cms') for (const file of await filesIn('content')) files.add(file)
for (const file of [...files].sort()) await copy(file, path.resolve(target))

/** @param {typeof PARTS['cms']} part */
async function traced({ folder, entries, unneeded }) {
  const require = createRequire(path.join(ROOT, 'site/package.json'))
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft')
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(ROOT, folder, entry)),
    {
      base: ROOT,
      processCwd: path.join(ROOT, folder),
      conditions: ['node', 'production'],
      ignore: (/** @type {string} */ file) => unneeded.some((pattern) => pattern.test(`/${file}`)),
    },
  )
  return [...fileList]
}

/**
 * The traces beside each page, and what they omit.
 * @param {typeof PARTS['cms']} part
 */
async function nextFiles({ folder, unneeded }) {
  const build = path.join(folder, '.next')
  const { files } = JSON.parse(await readFile(path.join(ROOT, build, 'required-server-files.json'), 'utf8'))
  const found = new Set(files.map((/** @type {string} */ file) => path.join(folder, file)))
  for (const whole of ['static', 'server'])
    for (const file of await filesIn(path.join(build, whole))) found.add(file)
  for (const file of await filesIn(path.join(folder, 'public'))) found.add(file)
  const lists = [...found, path.join(build, 'next-server.js.nft.json')].filter((file) =>
    file.endsWith('.nft.json'),
  )
  for (const list of lists) {
    const traced = JSON.parse(await readFile(path.join(ROOT, list), 'utf8'))
    for (const file of traced.files) found.add(path.join(path.dirname(list), file))
  }
  return [...found].filter(
    (file) => !/\.(?:map|nft\.json)$/.test(file) && !unneeded.some((pattern) => pattern.test(`/${file}`)),
  )
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesIn(folder) {
  const from = path.join(ROOT, folder)
  const entries = existsSync(from) ? await readdir(from, { recursive: true, withFileTypes: true }) : []
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/**
 * Keeps links: a package finds its dependencies beside its real path.
 * @param {string} file @param {string} target
 */
async function copy(file, target) {
  const from = path.join(ROOT, file)
  const to = path.join(target, file)
  const found = lstatSync(from, { throwIfNoEntry: false })
  if (!found) return
  await mkdir(path.dirname(to), { recursive: true })
  if (found.isSymbolicLink()) await symlink(await readlink(from), to)
  else await cp(from, to)
}
