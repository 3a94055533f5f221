import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) })

/** @throws Error if not built, or the format differs */
export function readDraftId(siteFolder: string): string {
  const text = readFileSync(join(siteFolder, '.next/prerender-manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text)).preview.previewModeId
}

export function isDraft(cookie: string | undefined, draftId: string): boolean {
  if (!cookie?.includes('__prerender_bypass=')) return false
  return cookie.split(';').some((pair) => pair.trim() === `__prerender_bypass=${draftId}`)
}
