import { VIDEO_PROVIDERS, type VideoProvider } from '@carelane/main-api'
import type { Block, FieldHook, TextFieldSingleValidation } from 'payload'
import { isVideoId, parseVideoAddress } from './video-address'
import { inWords } from '../../refusals/say-refusal'

const PROVIDER_LABELS: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

const videoAddress: TextFieldSingleValidation = inWords((value, { siblingData }) => {
  if (typeof value !== 'string' || value === '') return 'Paste the address of the video.'
  const { provider } = siblingData as { provider?: unknown }
  const known = VIDEO_PROVIDERS.find((each) => each === provider) ?? 'youtube'
  return (
    parseVideoAddress(value.trim()) !== undefined ||
    isVideoId(known, value) ||
    'Paste the address of a video at YouTube or Vimeo.'
  )
})

const keepId: FieldHook = ({
  value,
  siblingData,
}: Pick<Parameters<FieldHook>[0], 'value' | 'siblingData'>) => {
  const video = typeof value === 'string' ? parseVideoAddress(value.trim()) : undefined
  if (!video) return value
  siblingData.provider = video.provider
  return video.id
}

export const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'youtube',
      options: VIDEO_PROVIDERS.map((value) => ({ value, label: PROVIDER_LABELS[value] })),
      admin: { hidden: true },
    },
    {
      name: 'videoId',
      label: 'Address of the video',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: videoAddress,
      hooks: { beforeChange: [keepId] },
      admin: { description: 'Paste it from the browser. Its number there is what is kept.' },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'What the video shows. Visitors open it at the provider.' },
    },
    {
      name: 'poster',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown in the place of the video.' },
    },
  ],
}
