// `pnpm edge:test`: tries docker/edge/carelane.vcl with varnishtest, which comes with Varnish.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runWhereThere } from './lib/run-where-there.mjs'

const FOLDER = path.resolve(import.meta.dirname, '../docker/edge/tests')

for (const file of readdirSync(FOLDER))
  runWhereThere('varnishtest', [file], FOLDER, 'varnish varnish-modules')
