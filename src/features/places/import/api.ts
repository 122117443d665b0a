import { z } from 'zod'

import { importIdSchema } from '@/platform/csv-import/schema'
import { defineRoute } from '@/platform/http/route'

import { checkPlaces, importPlaces } from '../commands/import-places'
import { undoPlacesImport } from '../commands/undo-import'
import { listImports } from './queries'
import {
  checkPlacesSchema,
  checkView,
  importPlacesSchema,
  importView,
  pastImportView,
  undoneView,
} from './schema'

const path = '/api/desk/place-imports'
const DESK = 'Réservé aux super administrateurs.'
const shared = { tags: ['Adresses'], auth: 'user' } as const
const told = <View extends z.ZodType>(description: string, data: View) => ({
  200: { description, schema: z.object({ success: z.literal(true), data }) },
})

export const checkPlaceRows = defineRoute({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Vérifier des lignes d’un fichier d’adresses, sans rien enregistrer',
  description: `${DESK} Chaque problème est dit avec sa ligne et son champ.`,
  ...shared,
  body: checkPlacesSchema,
  answers: told('Ce que l’import ferait', checkView),
  refusals: [403],
  handler: async ({ body, req, user }) => ({
    success: true,
    data: await checkPlaces(req, user, body.rows),
  }),
})

export const importPlaceRows = defineRoute({
  method: 'POST',
  path,
  summary: 'Importer des lignes d’un fichier d’adresses',
  description: `${DESK} Une ligne devient une adresse en ligne\u00a0; une ligne refusée n’arrête pas les autres. Un fichier s’envoie par parties, avec le même «\u00a0importId\u00a0»\u00a0; une partie peut être envoyée à nouveau.`,
  ...shared,
  body: importPlacesSchema,
  answers: told('Ce qui a été importé', importView),
  refusals: [403],
  handler: async ({ body, req, user }) => ({
    success: true,
    data: await importPlaces(req, user, body),
  }),
})

export const listPlaceImports = defineRoute({
  method: 'GET',
  path,
  summary: 'Les derniers fichiers d’adresses importés',
  description: DESK,
  ...shared,
  answers: told('Les plus récents d’abord', z.array(pastImportView)),
  refusals: [403],
  handler: async ({ req, user }) => ({ success: true, data: await listImports(req, user) }),
})

export const undoPlaceImport = defineRoute({
  method: 'DELETE',
  path: `${path}/{importId}`,
  summary: 'Annuler un import d’adresses, par parties',
  description: `${DESK} Ses adresses sont effacées, sauf celles que quelqu’un a modifiées, signalées ou revendiquées depuis. À appeler tant que «\u00a0left\u00a0» n’est pas nul.`,
  ...shared,
  params: z.object({ importId: importIdSchema }),
  answers: told('Ce qui a été annulé', undoneView),
  refusals: [403, 404],
  handler: async ({ params: { importId }, req, user }) => ({
    success: true,
    data: await undoPlacesImport(req, user, importId),
  }),
})
