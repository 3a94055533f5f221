import { BasePayload, buildConfig, type Migration } from 'payload'
import type { Client } from 'pg'
import { cmsConfig } from '../../src/cms-config'
import { disconnect } from '../../src/database/disconnect'
import { migrations } from '../../src/migrations'
import type { Settings } from '../../src/settings'

/** Later migrations find these tables filled. */
const FIRST = ['20261124_120000_baseline']

export async function migrateToFirst(settings: Settings): Promise<void> {
  const payload = await new BasePayload().init({
    config: buildConfig(cmsConfig(settings)),
    disableOnInit: true,
  })
  const first = migrations.filter(({ name }) => FIRST.includes(name)) as Migration[]
  await payload.db.migrate({ migrations: first })
  await disconnect(payload)
}

export async function fillFirst(client: Client): Promise<void> {
  const text = (words: string) => {
    const line = { type: 'text', text: words, format: 0, version: 1, detail: 0, mode: 'normal', style: '' }
    const paragraph = { type: 'paragraph', version: 1, children: [line] }
    return JSON.stringify({
      root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] },
    })
  }
  await client.query(`
    INSERT INTO countries (id, short_name, abbreviation, source, token, time_zone, currency, mcc, features_grayscale)
      VALUES (1, 'ng', 'NG', 'H5_OfficialWebsite_NG', 'kept secret', 'Africa/Lagos', 'NGN', '621', false),
             (2, 'th', 'TH', 'H5_OfficialWebsite_TH', NULL, 'Asia/Bangkok', 'THB', '520', true);
    INSERT INTO countries_locales (name, address, _locale, _parent_id)
      VALUES ('Nigeria', 'One Street', 'en', 1), ('Nigéria', NULL, 'fr', 1), ('Thailand', NULL, 'en', 2);
    INSERT INTO country_languages ("order", parent_id, value) VALUES (1, 1, 'en'), (2, 1, 'fr'), (1, 2, 'th'), (2, 2, 'en');
    INSERT INTO media (id, filename, mime_type, width, height, focal_x, focal_y, all_countries)
      VALUES (1, 'cover.png', 'image/png', 800, 400, 50, 50, true);
    INSERT INTO media_locales (alt, _locale, _parent_id) VALUES ('A phone', 'en', 1);
    INSERT INTO menus (id, country_id) VALUES (1, 1);
    INSERT INTO menus_items (_order, _parent_id, id, url) VALUES (1, 1, 'a', NULL), (2, 1, 'b', 'news');
    INSERT INTO menus_items_locales (name, _locale, _parent_id)
      VALUES ('Service', 'en', 'a'), ('News', 'en', 'b'), ('Nouvelles', 'fr', 'b');
    INSERT INTO menus_items_children (_order, _parent_id, id, url, icon) VALUES (1, 'a', 'aa', 'warranty-check', 'warranty');
    INSERT INTO menus_items_children_locales (name, _locale, _parent_id) VALUES ('Warranty', 'en', 'aa');
    INSERT INTO ads (id, picture_narrow_id, url, all_countries, priority) VALUES (1, 1, 'news', false, 5);
    INSERT INTO ads_locales (title, _locale, _parent_id) VALUES ('Offer', 'en', 1);
    INSERT INTO ads_area ("order", parent_id, value) VALUES (1, 1, '1');
    INSERT INTO ads_rels ("order", parent_id, path, countries_id) VALUES (1, 1, 'countries', 2);
    INSERT INTO users (id, name, role, email) VALUES
      (1, 'Administrator', 'administrator', 'a@example.com'), (2, 'Editor', 'country-editor', 'e@example.com');
    INSERT INTO users_rels ("order", parent_id, path, countries_id) VALUES (1, 2, 'countries', 1);
    INSERT INTO news (id, cover_id, type, category, slug, published_at, _status, all_countries) VALUES
      (1, 1, 'tips', 'tvs', 'clean', '2026-01-01', 'published', true),
      (2, 1, 'news', 'company', 'coming', NULL, 'draft', true);
    INSERT INTO _news_v (id, parent_id, version_cover_id, version_type, version_category, version_slug,
        version_published_at, version__status, latest, created_at, updated_at, version_all_countries) VALUES
      (1, 1, 1, 'tips', 'tvs', 'clean', '2026-01-01', 'published', false, '2026-01-01', '2026-01-01', true),
      (2, 1, 1, 'tips', 'tvs', 'clean', '2026-01-01', 'published', true, '2026-01-02', '2026-01-02', true),
      (3, 2, 1, 'news', 'company', 'coming', NULL, 'draft', true, '2026-01-03', '2026-01-03', true);
    INSERT INTO news_rels ("order", parent_id, path, news_id) VALUES (1, 1, 'related', 2)`)
  for (const [table, prefix, rows] of [
    [
      'news_locales',
      '',
      [
        [1, 'en', 'Clean it'],
        [1, 'fr', 'Nettoyez'],
        [2, 'en', 'Coming'],
      ],
    ],
    [
      '_news_v_locales',
      'version_',
      [
        [1, 'en', 'Wash it'],
        [2, 'en', 'Clean it'],
        [2, 'fr', 'Nettoyez'],
        [3, 'en', 'Coming'],
      ],
    ],
  ] as const) {
    for (const [parent, locale, words] of rows) {
      await client.query(
        `INSERT INTO ${table} (_parent_id, _locale, ${prefix}title, ${prefix}summary, ${prefix}body)
         VALUES ($1, $2, $3, $3, $4)`,
        [parent, locale, words, text(words)],
      )
    }
  }
  await client.query('UPDATE _news_v SET version_created_at = created_at, version_updated_at = updated_at')
  for (const table of ['countries', 'media', 'menus', 'ads', 'users', 'news', '_news_v']) {
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 100)`)
  }
}
