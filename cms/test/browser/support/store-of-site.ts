import pg from 'pg'

/** What the site keeps, which the admin shows. */
export async function storeOfSite(): Promise<pg.Client> {
  const store = new pg.Client({ connectionString: process.env.CARELANE_TEST_STORE_URL })
  await store.connect()
  return store
}
