'use client'

import { Drawer, useAuth, useModal, useSelection, useTranslation } from '@payloadcms/ui'
import type { Released } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { AddForm } from './add-form'
import styles from './releases.module.css'

const DRAWER = 'add-selection-to-release'

export function AddSelection({ kind }: { kind: Released }) {
  const { selectedIDs } = useSelection()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  const { t } = useTranslation()
  if (selectedIDs.length === 0 || permissions?.collections?.[kind]?.create !== true) return null
  const title = interfaceTexts(t)('addToRelease')
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={() => openModal(DRAWER)}>
        {title} ({selectedIDs.length})
      </button>
      <Drawer slug={DRAWER} title={title}>
        <AddForm kind={kind} documents={selectedIDs.map(Number)} readForm={null} />
      </Drawer>
    </div>
  )
}
