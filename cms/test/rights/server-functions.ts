import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerFunction } from 'payload'

// Payload's entry loads style sheets, which Node cannot.
const entry = createRequire(import.meta.url).resolve('@payloadcms/ui/utilities/schedulePublishHandler')
const file = pathToFileURL(join(dirname(entry), 'copyDataFromLocale.js')).href

export const { copyDataFromLocale } = (await import(file)) as { copyDataFromLocale: ServerFunction }
