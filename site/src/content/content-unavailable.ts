export type ContentFailure = 'timeout' | 'network' | 'status' | 'invalid-answer'

/** Thrown when the Main API cannot be asked or does not answer as agreed; never for 'there is none'. */
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
