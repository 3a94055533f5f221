/** Whether a change is asked for that concerns the trash; a form sends back that a document is not in it. */
export function movesTrash({ data, trash }: { data?: unknown; trash?: boolean | undefined }): boolean {
  const deletedAt = typeof data === 'object' && data !== null && 'deletedAt' in data ? data.deletedAt : null
  return deletedAt !== null || trash === true
}
