import path from 'node:path'
import { CMS_FOLDER } from '../root.mjs'
import { runOnData } from './run-on-data'

/** @throws Problem or EnvironmentError */
export function runContent(root: string, parameters: readonly string[]): Promise<number> {
  return runOnData(root, path.join(CMS_FOLDER, 'dist/scripts/content.mjs'), parameters)
}
