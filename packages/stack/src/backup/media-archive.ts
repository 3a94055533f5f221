import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { runTool } from './run-tool'
import type { BackupSettings } from './settings'

const snapshots = z.array(z.object({ id: z.string(), time: z.coerce.date() }))

type MediaSnapshot = z.output<typeof snapshots>[number]

/** As long as databases can be restored, and a week more. */
const KEPT = '35d'

/** Pictures never change under a name, so each run stores new ones alone. @throws Problem */
export async function backUpMedia(settings: BackupSettings): Promise<void> {
  mkdirSync(settings.mediaFolder, { recursive: true })
  if (!existsSync(path.join(settings.media, 'config'))) await restic(settings, ['init'])
  // Locks of runs that were killed.
  await restic(settings, ['unlock'])
  await restic(settings, ['backup', '--host', 'carelane', '.'], settings.mediaFolder)
}

/** @throws Problem */
export async function forgetOldMedia(settings: BackupSettings): Promise<void> {
  await restic(settings, ['forget', '--keep-within', KEPT, '--prune'])
}

/** The oldest first. @throws Problem, also if the key is another one */
export async function listMediaSnapshots(settings: BackupSettings): Promise<MediaSnapshot[]> {
  if (!existsSync(path.join(settings.media, 'config'))) return []
  const found = snapshots.parse(JSON.parse(await restic(settings, ['snapshots', '--json'])) ?? [])
  return found.sort((a, b) => a.time.getTime() - b.time.getTime())
}

/**
 * What was there just before the moment and just after it: a picture that was deleted between the two is in the first, one that
 * was new in the second.
 */
export function snapshotsAround(all: readonly MediaSnapshot[], moment: Date): MediaSnapshot[] {
  const before = all.findLast(({ time }) => time <= moment)
  const after = all.find(({ time }) => time > moment)
  return [before, after].filter((one) => one !== undefined)
}

/** @throws Problem */
export async function restoreMedia(
  settings: BackupSettings,
  chosen: readonly MediaSnapshot[],
): Promise<void> {
  mkdirSync(settings.mediaFolder, { recursive: true })
  for (const { id } of chosen) await restic(settings, ['restore', id, '--target', settings.mediaFolder])
}

function restic(settings: BackupSettings, args: readonly string[], folder?: string): Promise<string> {
  const env = { RESTIC_REPOSITORY: settings.media, RESTIC_PASSWORD: settings.key }
  return runTool({
    program: 'restic',
    args: ['--no-cache', ...args],
    env,
    ...(folder === undefined ? {} : { folder }),
  })
}
