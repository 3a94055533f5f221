import type { DefaultServerCellComponentProps } from 'payload'

/** In lists: who changed the newest version of a document. */
export function ChangedByCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{rowData.changedBy ?? '–'}</span>
}
