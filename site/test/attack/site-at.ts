import { send, type Answer } from '../support/built-site'

/** As much of a site as is asked by its address. */
export function siteAt(port: number) {
  return {
    port,
    get: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      send(port, 'GET', path, headers),
    post: (path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> =>
      send(port, 'POST', path, headers, body),
  }
}
