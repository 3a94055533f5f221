'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import { fetchPictureSize } from './picture-size-client'
import { isCut, type Place, PLACES, type Size } from './proportions'

export function BannerPicturesField() {
  return (
    <div role="status">
      <CutPicture place="pictureNarrow" />
      <CutPicture place="pictureWide" />
    </div>
  )
}

function CutPicture({ place }: { place: Place }) {
  const value = useFormFields(([fields]) => fields[place]?.value)
  const { t } = useTranslation()
  const id = typeof value === 'number' ? value : null
  const [found, setFound] = useState<{ id: number; size: Size | null }>()
  useEffect(() => {
    let isCurrent = true
    if (id !== null) void fetchPictureSize(id).then((size) => isCurrent && setFound({ id, size }))
    return () => {
      isCurrent = false
    }
  }, [id])
  const size = found?.id === id ? found.size : null
  if (!size || !isCut(place, size)) return null
  return <p>{interfaceTexts(t)('pictureCut', { size: written(size), place: written(PLACES[place]) })}</p>
}

function written({ width, height }: Size): string {
  return `${width} × ${height}`
}
