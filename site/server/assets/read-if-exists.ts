const NO_SUCH_FILE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

export async function readIfExists<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_SUCH_FILE.has(error.code)) return undefined
    throw error
  }
}
