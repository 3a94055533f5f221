import type { DefaultServerCellComponentProps } from 'payload'
import { adStateOf } from '../ad-window/ad-state'
import { sayBy } from '../../words/say'

/** In the list of banners: whether one shows now. In the trash, its times say nothing. */
export function AdStateCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  if (rowData.deletedAt) return <span>–</span>
  return <span>{sayBy(i18n.t)(adStateOf(rowData, new Date()))}</span>
}
