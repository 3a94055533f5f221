import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'

interface FileCheck {
  pictures: number
  /** Named by a picture, and not there. */
  missing: string[]
}

/** @param directory of the files */
export async function checkFiles(payload: Payload, directory: string): Promise<FileCheck> {
  const there = new Set(await readdir(directory))
  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    select: { filename: true, sizes: true },
  })
  const missing = docs.flatMap(filesOf).filter((name) => !there.has(name))
  return { pictures: docs.length, missing }
}

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

function filesOf({ filename, sizes = {} }: Stored): string[] {
  const names = [filename, ...Object.values(sizes).map((size) => size?.filename)]
  return names.filter((name) => typeof name === 'string')
}
