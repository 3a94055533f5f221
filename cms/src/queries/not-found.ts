import type { Tag } from '@carelane/main-api'

/** 404 until a publication has one of the tags. */
export class NotFound extends Error {
  override name = 'NotFound'

  constructor(
    message: string,
    readonly tags: Tag[],
  ) {
    super(message)
  }
}
