/** Its message never contains the payload, which may be personal. */
export class WireError extends Error {
  override name = 'WireError'
}
