/** The server's page cache is the only one. */
export default class NoCacheHandler {
  async get() {
    return null
  }

  async set() {}

  async revalidateTag() {}

  resetRequestCache() {}
}
