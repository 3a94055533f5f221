import path from 'node:path'
import { SITE_FOLDER } from '../root.mjs'
import { runOnData } from './run-on-data'

/** @throws Problem or EnvironmentError */
export function runSubmissions(root: string, parameters: readonly string[]): Promise<number> {
  return runOnData(root, path.join(SITE_FOLDER, 'dist/submissions.mjs'), parameters)
}
