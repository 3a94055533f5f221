import { type Picture, type RichText, VIDEO_PROVIDERS } from '@carelane/main-api'
import { isVideoId } from '../fields/rich-text/video-address'
import type { LexicalNode } from './lexical-node'
import { relatedId } from './picture-ids'

export function toVideo(fields: LexicalNode['fields'], pictures: ReadonlyMap<number, Picture>): RichText {
  const { videoId: id, title } = fields
  const provider = VIDEO_PROVIDERS.find((each) => each === fields.provider)
  if (!provider || typeof id !== 'string' || !isVideoId(provider, id) || typeof title !== 'string') return []
  const poster = pictures.get(relatedId(fields.poster) ?? 0) ?? null
  return [{ type: 'video', provider, id, title, poster }]
}
