'use client'

import { Drawer, PopupList, useAuth, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import type { OptionObject } from 'payload'
import { COPIED } from '../../copies/copies'
import { interfaceTexts } from '../interface-texts'
import { CopyForm } from './copy-form'

const DRAWER = 'copy-to-countries'

export function CopyToCountries({ countries }: { countries: OptionObject[] }) {
  const { id, collectionSlug } = useDocumentInfo()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const kind = COPIED.find((slug) => slug === collectionSlug)
  if (id === undefined || !kind || permissions?.collections?.[kind]?.create !== true) return null
  const title = interfaceTexts(t)('copyToCountries')
  return (
    <>
      <PopupList.Button id="action-copy-to-countries" onClick={() => openModal(DRAWER)}>
        {title}
      </PopupList.Button>
      <Drawer slug={DRAWER} title={title}>
        <CopyForm kind={kind} id={Number(id)} countries={countries} />
      </Drawer>
    </>
  )
}
