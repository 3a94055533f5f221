import { useTestServer } from './server/use-test-server'

export default useTestServer
