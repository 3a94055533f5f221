/**
 * Fetches a file into the browser's cache, where the script that names it finds it.
 * @returns `gone` where the server says that there is no such file any more
 */
export async function fetchChunk(src: string): Promise<'there' | 'gone' | 'failed'> {
  try {
    const response = await fetch(src)
    // The cache has it when all of it has come.
    await response.blob()
    return response.ok ? 'there' : response.status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
