import type { DefaultServerCellComponentProps } from 'payload'
import { AD_STATE_LABELS, adStateOf } from '../ad-window/ad-state'

/** In the list of banners: whether one shows now. */
export function AdStateCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{AD_STATE_LABELS[adStateOf(rowData, new Date())]}</span>
}
