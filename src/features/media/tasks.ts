import { defineTask } from '@/platform/jobs/task'

import { fingerprintPictures, sweepUploads } from './uploads'

const sweep = defineTask({
  slug: 'sweep-uploads',
  label: 'Effacer les images envoyées et jamais rangées',
  recurs: { everyMinutes: 60 },
  run: () => sweepUploads(),
})

const recognise = defineTask({
  slug: 'fingerprint-pictures',
  label: 'Calculer l’empreinte des anciennes images',
  recurs: { everyMinutes: 60 },
  run: async ({ req }) => void (await fingerprintPictures(req)),
})

/** What the library of pictures does by itself. */
export const mediaTasks = [sweep, recognise]
