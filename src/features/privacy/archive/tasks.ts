import { defineTask } from '@/platform/jobs/task'

import { makeArchive } from './commands/make'
import { removeOldArchives } from './commands/remove-old'

/** Makes the archive that a person asked for. */
export const makeDataArchive = defineTask<{ archive: string }>({
  slug: 'make-data-archive',
  label: 'Préparer la copie des données d’une personne',
  // Somebody waits for it: after some minutes they are told.
  retries: 3,
  run: async ({ req, input, isLastTry }) => makeArchive(req.payload, input.archive, isLastTry),
})

/** What archives do by themselves. */
export const archiveTasks = [
  makeDataArchive,
  defineTask({
    slug: 'remove-old-data-archives',
    label: 'Effacer les copies de données de plus de sept jours',
    recurs: { everyMinutes: 60 },
    run: async ({ req }) => void (await removeOldArchives(req)),
  }),
]
