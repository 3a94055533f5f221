// Plain JavaScript: scripts/start.mjs needs it before anything is installed.
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../..')
export const CMS_FOLDER = path.join(ROOT, 'cms')
export const SITE_FOLDER = path.join(ROOT, 'site')
export const SANDBOX_FOLDER = path.join(ROOT, 'packages/after-sales-sandbox')
export const OUTLIVE_A_FULL_DISK = path.join(ROOT, 'packages/stack/src/logs/outlive-a-full-disk.mjs')
