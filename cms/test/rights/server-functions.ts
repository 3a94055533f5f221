import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerFunction } from 'payload'

// Payload's entry for this loads all of the admin with its style sheets, which plain Node does not take.
const entry = createRequire(import.meta.url).resolve('@payloadcms/ui/utilities/schedulePublishHandler')
const file = pathToFileURL(join(dirname(entry), 'copyDataFromLocale.js')).href

/** Payload's own function behind “copy to another language”. */
export const { copyDataFromLocale } = (await import(file)) as { copyDataFromLocale: ServerFunction }
