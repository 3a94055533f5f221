'use client'

import { RenderDefaultCell, useLocale, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { englishTitle } from './english-titles-client'

const ENGLISH = 'en'

export function TitleCell(props: DefaultCellComponentProps) {
  const { cellData, collectionSlug, field, link, rowData } = props
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const [english, setEnglish] = useState<string>()
  const name = 'name' in field ? String(field.name) : ''
  const id = Number(rowData.id)
  const isMissing = !cellData && code !== ENGLISH
  useEffect(() => {
    let isCurrent = true
    if (isMissing) void englishTitle(collectionSlug, name, id).then((title) => isCurrent && setEnglish(title))
    return () => {
      isCurrent = false
    }
  }, [collectionSlug, id, isMissing, name])
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(ENGLISH)
  const shown: unknown = isMissing && english ? `${english} (${language})` : cellData
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: shown }}
      columnIndex={0}
      enableRowSelections={false}
      isLinkedColumn={link === true}
    />
  )
}
