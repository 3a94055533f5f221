import path from 'node:path'
import { SITE_FOLDER } from '../root.mjs'
import { runOnData } from './run-on-data'

/**
 * Runs the site's `submissions` command on the data of an installation. Answers the command's exit code.
 * @throws Problem or EnvironmentError with a message for the person who typed it
 */
export function runSubmissions(root: string, parameters: readonly string[]): Promise<number> {
  return runOnData(root, path.join(SITE_FOLDER, 'dist/submissions.mjs'), parameters)
}
