export async function fetchChunk(src: string): Promise<'there' | 'gone' | 'failed'> {
  try {
    const response = await fetch(src)
    // Cached only after reading to the end.
    await response.blob()
    return response.ok ? 'there' : response.status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
