import { build } from 'esbuild'
import { SERVER_BUNDLE } from './esbuild.config.mjs'

await build(SERVER_BUNDLE)
