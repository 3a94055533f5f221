import { useTestServer } from './server/use-test-server'

/** Vitest's global setup for integration tests. */
export default useTestServer
