/** Forms send `deletedAt: null`. */
export function movesTrash({ data, trash }: { data?: unknown; trash?: boolean | undefined }): boolean {
  const deletedAt = typeof data === 'object' && data !== null && 'deletedAt' in data ? data.deletedAt : null
  return deletedAt !== null || trash === true
}
