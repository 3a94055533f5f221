'use client'

import {
  Drawer,
  PopupList,
  useAuth,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { RELEASED } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { AddForm } from './add-form'

const DRAWER = 'add-to-release'

export function AddToRelease() {
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { getData } = useForm()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const kind = RELEASED.find((slug) => slug === collectionSlug)
  if (id === undefined || !kind || permissions?.collections?.[kind]?.create !== true) return null
  const title = interfaceTexts(t)('addToRelease')
  const hasDrafts = typeof docConfig?.versions === 'object' && Boolean(docConfig.versions.drafts)
  return (
    <>
      <PopupList.Button id="action-add-to-release" onClick={() => openModal(DRAWER)}>
        {title}
      </PopupList.Button>
      <Drawer slug={DRAWER} title={title}>
        <AddForm kind={kind} documents={[Number(id)]} readForm={hasDrafts ? null : getData} />
      </Drawer>
    </>
  )
}
