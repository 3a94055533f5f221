import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { IMAGE_VARIABLES, makeBaseImages } from './base-images'
import { startEngine } from './engine'
import { runnerWithLog } from './run'
import { ask, editAndSee, until, untilPrometheusSeesBoth, walk, type Door } from './walk'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROFILES = ['--profile', 'demo', '--profile', 'edge', '--profile', 'metrics']
const IMAGES = ['cms', 'site', 'sandbox'] as const
const SERVICES = ['postgres', 'sandbox', 'cms', 'site', 'edge', 'prometheus'] as const
const PACKAGES = ['typescript', 'turbo', 'npm', 'webpack', 'sass', 'esbuild', '@esbuild', '@next/swc-*']
const TOOLS = 'npm npx corepack yarn pnpm tsc tsx esbuild turbo gcc cc make python3 git curl wget'

const folder = path.resolve(process.argv[2] ?? '')
if (!process.argv[2]) throw new Error('docker/prove <folder with 15 GB of room>')

mkdirSync(folder, { recursive: true })
const runner = runnerWithLog(path.join(folder, 'log.txt'))
const project = path.join(folder, 'project')
await copyProject()
const engine = await startEngine(folder, project, { ...IMAGE_VARIABLES, NPMRC: npmrcOfThisMachine() }, runner)
const { podman, compose } = engine
let isWatching = true
try {
  await timed('base images made', () => makeBaseImages(folder, engine, runner))
  for (const image of IMAGES) await timed(`image of ${image} built`, () => build(image))
  for (const image of IMAGES) await lookInto(image)
  await runner.run(path.join(project, 'docker/make-env'), [])
  appendFileSync(path.join(project, '.env'), 'EDGE_RECEIVERS=varnish+http://edge:6081\n')
  const watching = watchHealth()
  try {
    await timed('up, each part well', () => compose(...PROFILES, 'up', '--detach', '--no-build'))
    await timed('seeded', () => ended('seed'))
    for (const service of SERVICES) await lookAt(service)
    await tryAccounts()
    say(`walked: ${(await timed('all pages', walk)).join(', ')}`)
    await editTwice()
    await timed('Prometheus sees both parts', untilPrometheusSeesBoth)
    for (const service of SERVICES) await kill(service)
    say(`walked again: ${(await walk()).length} pages`)
    for (const service of [...SERVICES].reverse()) await stop(service)
  } finally {
    isWatching = false
    await watching
    await compose(...PROFILES, 'logs', '--no-color')
    await compose(...PROFILES, 'down', '--volumes')
  }
  const left = await podman('ps', '--all', '--quiet')
  say(`taken down; containers left: ${left === '' ? 'none' : left}`)
} finally {
  engine.stop()
}
process.exit(0)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
  runner.log.write(`== ${line}\n`)
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** What is committed or about to be, without `.env` and builds. */
async function copyProject(): Promise<void> {
  rmSync(project, { recursive: true, force: true })
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  for (const file of (await runner.run('git', args, { cwd: ROOT })).split('\n'))
    if (existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(project, file), { verbatimSymlinks: true })
  // Debian's docker-compose 1.29 does not know the field; engine.ts gives it the name.
  const compose = path.join(project, 'docker-compose.yml')
  writeFileSync(compose, readFileSync(compose, 'utf8').replace(/^name: .*\n/m, ''))
}

async function build(target: (typeof IMAGES)[number]): Promise<void> {
  await podman(
    ...['build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--layers'],
    ...['--ulimit', 'nofile=1024:20000', '--ulimit', 'nproc=1000:10000'],
    ...registrySecrets(),
    ...['--build-arg', `NODE_IMAGE=${IMAGE_VARIABLES.NODE_IMAGE}`],
    ...['--file', path.join(project, 'docker/Dockerfile'), '--target', target],
    ...['--tag', `docker.io/library/carelane-${target}`, project],
  )
}

/** As npm is set up here; it stands in no file, no layer and no log. */
function npmrcOfThisMachine(): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  return `registry=${registry}\n`
}

function registrySecrets(): string[] {
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  return [
    ...['--secret', 'id=npmrc,env=NPMRC'],
    ...(certificates ? ['--secret', `id=certificates,src=${certificates}`] : []),
  ]
}

async function lookInto(image: (typeof IMAGES)[number]): Promise<void> {
  const size = async (name: string) =>
    Number(await podman('image', 'inspect', '--format', '{{.Size}}', name)) / 1e6
  const [whole, base] = [await size(`carelane-${image}`), await size(IMAGE_VARIABLES.NODE_IMAGE ?? '')]
  if (whole - base > 250) throw new Error(`the image of ${image} adds ${whole - base} MB`)
  const packages = PACKAGES.map((name) => `-path '*/node_modules/${name}'`).join(' -o ')
  const script = `for tool in ${TOOLS}; do command -v $tool; done; find / -xdev -type d \\( ${packages} \\)`
  const tools = await podman('run', '--rm', `carelane-${image}`, 'sh', '-c', `${script}; true`)
  if (tools !== '') throw new Error(`the image of ${image} has tools to build with:\n${tools}`)
  say(
    `image of ${image}: ${whole.toFixed(0)} MB, ${(whole - base).toFixed(0)} MB over its base; no build tool`,
  )
}

/** There is no systemd here whose timers would run podman's health checks. */
async function watchHealth(): Promise<void> {
  while (isWatching) {
    const names = await podman('ps', '--format', '{{.Names}}').then((text) =>
      text.split('\n').filter(Boolean),
    )
    for (const name of names)
      if (/_(?:postgres|cms|site|sandbox|edge|prometheus)_/.test(name)) await isHealthy(name)
    await wait(3000)
  }
}

async function isHealthy(name: string): Promise<boolean> {
  return podman('healthcheck', 'run', name).then(
    () => true,
    (error: unknown) => {
      runner.log.write(`${String(error)}\n`)
      return false
    },
  )
}

function nameOf(service: string): string {
  return `carelane_${service}_1`
}

async function ended(service: string): Promise<void> {
  const code = await podman('wait', nameOf(service))
  if (code !== '0') throw new Error(`${service} ended with ${code}`)
}

async function lookAt(service: (typeof SERVICES)[number]): Promise<void> {
  const inside = (script: string) => podman('exec', nameOf(service), 'sh', '-c', script)
  const capabilities = await inside(`sed -n 's/^Cap\\(Eff\\|Bnd\\):\\t//p' /proc/1/status | sort -u`)
  const user = await inside('id -u')
  const refused = await inside(
    'for at in / /app /usr/bin; do [ ! -d $at ] || ! touch $at/written 2>/dev/null || echo $at; done',
  )
  const programs = await inside(
    `for at in /proc/[0-9]*; do tr '\\0' ' ' < $at/cmdline 2>/dev/null | cut -c1-60; echo; done | grep -v '^$' | grep -v '^postgres: ' | grep -v '^sort \|^sh -c\\|^tr \\|^cut \\|^grep ' | sort -u`,
  )
  if (!/^0+$/.test(capabilities) || user === '0' || refused !== '')
    throw new Error(`${service}: capabilities ${capabilities}, user ${user}, written to ${refused}`)
  say(`${service}: no capability, user ${user}, nothing written; runs ${programs.split('\n').join(' | ')}`)
}

/** Each account reaches its own database alone. */
async function tryAccounts(): Promise<void> {
  for (const account of ['cms', 'site', 'sandbox'])
    for (const database of ['cms', 'site', 'sandbox']) {
      const password = `$${account.toUpperCase()}_DATABASE_PASSWORD`
      const script = `PGPASSWORD="${password}" psql --host=127.0.0.1 --username=carelane_${account} --dbname=carelane_${database} --tuples-only --command='SELECT 1' 2>&1 || true`
      const answer = await podman('exec', nameOf('postgres'), 'sh', '-c', script)
      const isIn = answer.trim() === '1'
      const isRefused = answer.includes('permission denied for database')
      if (account === database ? !isIn : !isRefused)
        throw new Error(`account ${account} at database ${database}: ${answer}`)
    }
  say('accounts: each reaches its own database, and is refused by the two others')
}

async function editTwice(): Promise<void> {
  const accounts = await podman('exec', nameOf('cms'), 'cat', '/data/accounts.json')
  for (const title of ['Where is the IMEI of my phone?', 'How to find the IMEI of your phone']) {
    const seen = await editAndSee(accounts, title)
    say(
      `an edit is seen after ${seen.site.toFixed(2)} s at the site, ${seen.edge.toFixed(2)} s through the edge`,
    )
  }
}

async function kill(service: (typeof SERVICES)[number]): Promise<void> {
  const id = await podman('inspect', '--format', '{{.State.Pid}}', nameOf(service))
  const failed: Record<string, number> = {}
  let isOver = false
  const doors: [Door, string][] = [
    ['site', '/ng/'],
    ['edge', '/ng/'],
    ['cms', '/admin/login'],
  ]
  const watching = doors.map(async ([door, address]) => {
    while (!isOver) {
      const status = await ask(door, address).then(
        (answer) => answer.status,
        (error: unknown) => Number(error instanceof Error && 0),
      )
      if (status !== 200) failed[door] = (failed[door] ?? 0) + 1
      await wait(200)
    }
  })
  process.kill(Number(id), 'SIGKILL')
  const seconds = await until(`${service} after it was killed`, 180, async () => {
    const now = await podman('inspect', '--format', '{{.State.Pid}}', nameOf(service))
    if (now === id || now === '0' || !(await isHealthy(nameOf(service)))) return false
    const answers = await Promise.all(doors.map(([door, address]) => ask(door, address)))
    return answers.every(({ status }) => status === 200)
  })
  isOver = true
  await Promise.all(watching)
  const lost = doors.map(([door]) => `${door} ${failed[door] ?? 0}`).join(', ')
  say(
    `${service} killed: all well after ${seconds.toFixed(1)} s; failed meanwhile, one asked each 0.2 s: ${lost}`,
  )
}

async function stop(service: (typeof SERVICES)[number]): Promise<void> {
  const began = performance.now()
  await podman('stop', '--time', '60', nameOf(service))
  const code = await podman('inspect', '--format', '{{.State.ExitCode}}', nameOf(service))
  const seconds = (performance.now() - began) / 1000
  if (code !== '0' && service !== 'edge') throw new Error(`${service} ended with ${code}`)
  say(`${service} stopped by SIGTERM in ${seconds.toFixed(1)} s, exit code ${code}`)
}
