import { DOCUMENT_STATE_PATH, documentState, type DocumentState } from './document-state'

export async function fetchDocumentState(
  collection: string,
  id: string | number,
  signal: AbortSignal,
): Promise<DocumentState | null> {
  try {
    const response = await fetch(`/api${DOCUMENT_STATE_PATH}/${collection}/${id}`, { signal })
    return response.ok ? documentState.parse(await response.json()) : null
  } catch {
    return null
  }
}
