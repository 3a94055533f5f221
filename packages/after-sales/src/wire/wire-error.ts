/** A payload that cannot be written or read. Its message never holds the payload, which may be personal. */
export class WireError extends Error {
  override name = 'WireError'
}
