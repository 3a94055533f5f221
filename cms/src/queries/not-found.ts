import type { Tag } from '@carelane/main-api'

/** What was asked for is not there (404); the tags say which publications may bring it. */
export class NotFound extends Error {
  override name = 'NotFound'

  constructor(
    message: string,
    readonly tags: Tag[],
  ) {
    super(message)
  }
}
