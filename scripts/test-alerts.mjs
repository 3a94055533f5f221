// `pnpm alerts:test`: tries the alert rules with promtool, which comes with Prometheus.
import path from 'node:path'
import { runWhereThere } from './lib/run-where-there.mjs'

const FOLDER = path.resolve(import.meta.dirname, '../docker/prometheus')

const RUNS = [
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]

for (const args of RUNS) runWhereThere('promtool', args, FOLDER, 'prometheus')
