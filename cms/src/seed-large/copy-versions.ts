import type { Client } from 'pg'

export async function copyVersions(client: Client, first: number, last: number): Promise<void> {
  await copy(client, {
    from: 'news',
    to: '_news_v',
    more: { parent_id: 'd.id', latest: 'true', created_at: 'd.created_at', updated_at: 'd.updated_at' },
    where: `d.id BETWEEN ${first} AND ${last}`,
  })
  const ofVersion = `FROM news_locales d JOIN _news_v v ON v.parent_id = d._parent_id
    WHERE d._parent_id BETWEEN ${first} AND ${last}`
  const texts = await shared(client, 'news_locales', '_news_v_locales', 'version_')
  await client.query(
    `INSERT INTO _news_v_locales (_parent_id, _locale, ${texts.map(({ to }) => to).join(', ')})
    SELECT v.id, d._locale, ${texts.map(({ value }) => value).join(', ')} ${ofVersion}`,
  )
  await client.query(
    `INSERT INTO _news_v_rels ("order", parent_id, path, news_id, countries_id)
    SELECT d."order", v.id, 'version.' || d.path, d.news_id, d.countries_id
    FROM news_rels d JOIN _news_v v ON v.parent_id = d.parent_id WHERE d.parent_id BETWEEN ${first} AND ${last}`,
  )
}

interface Copy {
  from: string
  to: string
  more: Record<string, string>
  where: string
}

async function copy(client: Client, { from, to, more, where }: Copy): Promise<void> {
  const columns = await shared(client, from, to, 'version_')
  await client.query(
    `INSERT INTO ${to} (${[...Object.keys(more), ...columns.map((column) => column.to)].join(', ')})
    SELECT ${[...Object.values(more), ...columns.map(({ value }) => value)].join(', ')} FROM ${from} d WHERE ${where}`,
  )
}

async function shared(client: Client, from: string, to: string, prefix: string) {
  const { rows } = await client.query<{ to: string; value: string }>(
    `SELECT quote_ident(t.attname) AS to,
      format('d.%I::text::%s', f.attname, format_type(t.atttypid, t.atttypmod)) AS value
    FROM pg_attribute f JOIN pg_attribute t ON t.attname = $3 || f.attname
    WHERE f.attrelid = $1::regclass AND t.attrelid = $2::regclass AND f.attnum > 0 AND NOT f.attisdropped
      AND f.attname NOT IN ('id', '_locale', '_parent_id')`,
    [from, to, prefix],
  )
  return rows
}
