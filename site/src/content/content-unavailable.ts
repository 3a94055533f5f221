export type ContentFailure = 'timeout' | 'network' | 'status' | 'invalid-answer'

/** The Main API failed; “none” is null instead. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'

  constructor(
    readonly call: string,
    readonly failure: ContentFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${failure} (${detail})`, options)
  }
}
