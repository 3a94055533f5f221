/** `stop` leaves a server of DATABASE_URL running. */
export interface TestServer {
  url: string
  kind: 'DATABASE_URL' | 'container' | 'embedded'
  stop(): Promise<void>
}
