/** Its message never quotes the payload. */
export class WireError extends Error {
  override name = 'WireError'
}
