import { z } from 'zod'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { defineRoute } from '@/platform/http/route'
import { idSchema, shelterKeySchema } from '@/platform/http/params'

import { savePage } from './commands'
import { readContent } from './content/read'
import { PAGE_STATUS_LABELS, type PageStatus } from './model'
import { pagePatchSchema, sectionSchema } from './schema'

const pageSchema = z.object({
  id: z.string(),
  shelterId: z.string(),
  parentId: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(Object.keys(PAGE_STATUS_LABELS) as [PageStatus]),
  hasDraft: z.boolean().describe('Un brouillon plus récent attend à côté de la page publiée'),
  isHomepage: z.boolean(),
  visibleInMenu: z.boolean(),
  menuOrder: z.number(),
  metaDescription: z.string(),
  sections: z.array(sectionSchema),
  createdAt: z.string(),
  updatedAt: z.string().describe('À renvoyer dans « baseUpdatedAt » au prochain enregistrement'),
})

/** A page as the API prints it. A save leaves one state: what it wrote is the newest. */
function toPage(page: Page): z.infer<typeof pageSchema> {
  return {
    id: page.id,
    shelterId: idOf(page.shelter) ?? '',
    parentId: idOf(page.parent),
    title: page.title,
    slug: page.slug ?? '',
    status: page.status,
    hasDraft: page.status === 'PUBLISHED' && page._status === 'draft',
    isHomepage: Boolean(page.isHomepage),
    visibleInMenu: Boolean(page.visibleInMenu),
    menuOrder: page.menuOrder ?? 0,
    metaDescription: page.metaDescription ?? '',
    sections: readContent(page.sections).sections,
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
  }
}

export const patchPage = defineRoute({
  method: 'PATCH',
  path: '/api/shelter/{shelterId}/pages/{pageId}',
  summary: 'Enregistrer une page d’un refuge',
  description:
    '« status » : PUBLISHED publie, DRAFT retire du site, ARCHIVED archive ; absent, la page garde son état. ' +
    'Les identifiants provisoires des sections, colonnes et blocs sont absents ou commencent par « tmp_ ».',
  tags: ['Pages'],
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema, pageId: idSchema }),
  body: pagePatchSchema,
  answers: {
    200: {
      description: 'La page enregistrée',
      schema: z.object({ success: z.literal(true), data: pageSchema }),
    },
  },
  refusals: [403, 404, 409, 422, 423],
  handler: async ({ params, body, req }) => {
    const page = await savePage(req, { shelter: params.shelterId, page: params.pageId }, body)
    return { success: true, data: toPage(page) }
  },
})
