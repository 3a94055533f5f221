import type { BeforeListTableServerProps } from 'payload'
import { isReleased } from '../../releases/scheduled-lock'
import { AddSelection } from './add-selection'

export function SelectedForRelease({ collectionSlug, params }: BeforeListTableServerProps) {
  const isTrash = params?.segments?.at(-1) === 'trash'
  return isReleased(collectionSlug) && !isTrash ? <AddSelection kind={collectionSlug} /> : null
}
