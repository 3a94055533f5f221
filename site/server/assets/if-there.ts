/** What a system says of a name that is no file, a part of its path that is no folder, and a name that no file can have. */
const NO_SUCH_FILE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

/** What was read; undefined where there is no such file. A disk or a right that fails is no missing file, and is thrown on. */
export async function ifThere<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_SUCH_FILE.has(error.code)) return undefined
    throw error
  }
}
