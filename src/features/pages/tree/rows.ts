import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

import type { ListedPage } from './schema'

/** The pages of a shelter in their newest state. */
export async function readRows(execute: Execute, shelter: string): Promise<ListedPage[]> {
  const { rows } = await execute<ListedPage>(sql`
    select p.id, coalesce(v.version_title, p.title, '') as title,
      coalesce(v.version_slug, p.slug, '') as slug, p.status,
      (p._status = 'published' and coalesce(v.version__status = 'draft', false)) as "hasDraft",
      coalesce(v.version_is_homepage, p.is_homepage, false) as "isHomepage",
      coalesce(v.version_visible_in_menu, p.visible_in_menu, false) as "visibleInMenu",
      case when v.id is null then p.parent_id else v.version_parent_id end as "parentId",
      coalesce(v.version_menu_order, p.menu_order, 0)::int as "menuOrder"
    from pages p
    left join lateral (
      select * from _pages_v where parent_id = p.id and latest order by updated_at desc limit 1
    ) v on true
    where p.shelter_id = ${shelter} and p.deleted_at is null
    order by p.id
  `)
  return rows
}
