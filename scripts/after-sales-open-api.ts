import { readEnvironment } from '../packages/config/src/environment'
import { openApiDocument } from '../packages/after-sales/src/documentation/open-api'

const { SERVICE_BRAND, AFTER_SALES_URL } = readEnvironment(['SERVICE_BRAND', 'AFTER_SALES_URL'], {
  AFTER_SALES_URL: 'https://api.service.example',
  ...process.env,
})
process.stdout.write(`${JSON.stringify(openApiDocument(SERVICE_BRAND, AFTER_SALES_URL), null, 2)}\n`)
