// `pnpm alerts:test`: tries the alert rules with promtool, which comes with Prometheus.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../docker/prometheus')

const RUNS = [
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]

for (const args of RUNS) {
  const { status, error } = spawnSync('promtool', args, { cwd: FOLDER, stdio: 'inherit' })
  if (error && 'code' in error && error.code === 'ENOENT') {
    process.stdout.write('not run: there is no promtool on the PATH (Debian: apt install prometheus)\n')
    process.exit(0)
  }
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
