import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BundleDocument } from '../bundle'
import type { BundledKind } from '../fields'
import { DRAFT, GLOBALS, writeState } from './document-files'

export async function writeDocument(
  bundle: string,
  kind: BundledKind,
  document: BundleDocument,
  pictures: readonly string[] = [],
): Promise<void> {
  const folder = kind.isGlobal ? join(bundle, GLOBALS, kind.slug) : join(bundle, kind.slug, document.name)
  await rm(folder, { recursive: true, force: true })
  const files = [...writeState(kind, document)]
  const draft = document.draft ? [...writeState(kind, document.draft)] : []
  for (const [name, text] of [...files, ...draft.map(([name, text]) => [join(DRAFT, name), text] as const)]) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const picture of pictures) await copyFile(picture, join(folder, basename(picture)))
}
