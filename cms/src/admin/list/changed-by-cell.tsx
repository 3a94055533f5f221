import type { DefaultServerCellComponentProps } from 'payload'

export function ChangedByCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{rowData.changedBy ?? '–'}</span>
}
