import { z } from 'zod'

import { importIdSchema } from '@/platform/csv-import/schema'
import { shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { checkRows, importRows } from '../commands/import-rows'
import { undoImport } from '../commands/undo-import'
import { listImports } from './queries'
import {
  checkRowsSchema,
  checkView,
  importRowsSchema,
  importView,
  pastImportView,
  undoneView,
} from './schema'

const params = z.object({ shelterId: shelterKeySchema })
const path = '/api/shelter/{shelterId}/animals/imports'
const tags = ['Animaux']
const shared = { tags, auth: 'user', refusals: [403, 404] } as const
const told = <View extends z.ZodType>(description: string, data: View) => ({
  200: { description, schema: z.object({ success: z.literal(true), data }) },
})

export const checkAnimalRows = defineRoute({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Vérifier des lignes d’un fichier d’animaux, sans rien enregistrer',
  description: 'Chaque problème est dit avec sa ligne et son champ.',
  ...shared,
  params,
  body: checkRowsSchema,
  answers: told('Ce que l’import ferait', checkView),
  handler: async ({ params: { shelterId }, body, req }) => ({
    success: true,
    data: await checkRows(req, shelterId, body.rows),
  }),
})

export const importAnimalRows = defineRoute({
  method: 'POST',
  path,
  summary: 'Importer des lignes d’un fichier d’animaux',
  description:
    'Une ligne devient un animal, caché sauf si elle demande le contraire et que la loi le permet. Une ligne ' +
    'refusée n’arrête pas les autres. Un fichier s’envoie par parties, avec le même «\u00a0importId\u00a0»\u00a0; une ' +
    'partie peut être envoyée à nouveau.',
  ...shared,
  params,
  body: importRowsSchema,
  answers: told('Ce qui a été importé', importView),
  handler: async ({ params: { shelterId }, body, req }) => ({
    success: true,
    data: await importRows(req, shelterId, body),
  }),
})

export const listAnimalImports = defineRoute({
  method: 'GET',
  path,
  summary: 'Les derniers fichiers importés',
  ...shared,
  params,
  answers: told('Les plus récents d’abord', z.array(pastImportView)),
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await listImports(req, shelterId),
  }),
})

export const undoAnimalImport = defineRoute({
  method: 'DELETE',
  path: `${path}/{importId}`,
  summary: 'Annuler un import, par parties',
  description:
    'Ses fiches vont à la corbeille, sauf celles où quelqu’un a écrit depuis et celles qu’une famille demande. ' +
    'À appeler tant que «\u00a0left\u00a0» n’est pas nul.',
  ...shared,
  params: params.extend({ importId: importIdSchema }),
  answers: told('Ce qui a été annulé', undoneView),
  handler: async ({ params: { shelterId, importId }, req }) => ({
    success: true,
    data: await undoImport(req, shelterId, importId),
  }),
})
