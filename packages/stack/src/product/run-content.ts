import path from 'node:path'
import { CMS_FOLDER } from '../root.mjs'
import { runOnData } from './run-on-data'

/**
 * Runs the cms's `content` command on the data of an installation. Answers the command's exit code.
 * @throws Problem or EnvironmentError with a message for the person who typed it
 */
export function runContent(root: string, parameters: readonly string[]): Promise<number> {
  return runOnData(root, path.join(CMS_FOLDER, 'dist/scripts/content.mjs'), parameters)
}
