/** @throws Error without the run's global setup */
export function testServerUrl(): string {
  const url = process.env.CARELANE_TEST_POSTGRES
  if (url) return url
  throw new Error(
    'No PostgreSQL for tests: name the test file *.integration.test.ts, so that the run starts one.',
  )
}
