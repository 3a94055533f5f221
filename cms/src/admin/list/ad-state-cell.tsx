import type { DefaultServerCellComponentProps } from 'payload'
import { adStateOf } from '../ad-window/ad-state'
import { interfaceTexts } from '../interface-texts'

export function AdStateCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  if (rowData.deletedAt) return <span>–</span>
  return <span>{interfaceTexts(i18n.t)(adStateOf(rowData, new Date()))}</span>
}
