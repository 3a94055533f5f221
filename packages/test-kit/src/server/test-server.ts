/** A PostgreSQL for tests. `stop` leaves a server alone that was there before. */
export interface TestServer {
  url: string
  kind: 'DATABASE_URL' | 'container' | 'embedded'
  stop(): Promise<void>
}
