import type { Tag } from '@carelane/main-api'

/** A 404; a publication with one of the tags may change that. */
export class NotFound extends Error {
  override name = 'NotFound'

  constructor(
    message: string,
    readonly tags: Tag[],
  ) {
    super(message)
  }
}
