import type { Locale } from '@carelane/countries'
import type { MenuItem } from '@carelane/main-api'
import { type Database, rows } from '../database/query'

interface LinkRow {
  id: string
  parent: string
  name: string
  url: string
  icon: string | null
}

export interface Menu {
  id: number
  items: MenuItem[]
}

/** Falls back to that of `global`. */
export async function findMenu(db: Database, countryId: number, locale: Locale): Promise<Menu | null> {
  const [menu] = await rows<{ id: number }>(
    db,
    `SELECT m.id FROM menus m JOIN countries c ON c.id = m.country_id
     WHERE m.deleted_at IS NULL AND c.deleted_at IS NULL AND (c.id = $1 OR c.short_name = 'global')
     ORDER BY c.id = $1 DESC LIMIT 1`,
    [countryId],
  )
  if (!menu) return null
  const [items, children] = await Promise.all([
    rows<LinkRow>(db, `${linksOf('menus_items')} WHERE i._parent_id = $1 ORDER BY i._order`, [
      menu.id,
      locale,
    ]),
    rows<LinkRow>(
      db,
      `${linksOf('menus_items_children')} JOIN menus_items p ON p.id = i._parent_id
       WHERE p._parent_id = $1 ORDER BY i._order`,
      [menu.id, locale],
    ),
  ])
  return {
    id: menu.id,
    items: items.map((item) => ({
      ...toLink(item),
      children: children.filter(({ parent }) => parent === item.id).map(toLink),
    })),
  }
}

const linksOf = (table: 'menus_items' | 'menus_items_children') =>
  `SELECT i.id, i._parent_id AS parent, i.icon, coalesce(i.url, '') AS url, n.name
   FROM ${table} i CROSS JOIN LATERAL (SELECT l.name FROM ${table}_locales l
     WHERE l._parent_id = i.id AND l._locale IN ($2, 'en') AND l.name <> ''
     ORDER BY l._locale = $2 DESC LIMIT 1) n`

function toLink({ name, url, icon }: LinkRow) {
  return { name, url, icon }
}
