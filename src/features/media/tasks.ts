import { defineTask } from '@/platform/jobs/task'

import { writeAvifs } from './avif'
import { recognisePictures, sweepUploads } from './uploads'

const sweep = defineTask({
  slug: 'sweep-uploads',
  label: 'Effacer les images envoyées et jamais rangées',
  recurs: { everyMinutes: 60 },
  run: () => sweepUploads(),
})

const recognise = defineTask({
  slug: 'fingerprint-pictures',
  label: 'Calculer l’empreinte et les couleurs des anciennes images',
  recurs: { everyMinutes: 10 },
  run: async ({ req }) => void (await recognisePictures(req)),
})

const lighten = defineTask({
  slug: 'lighter-pictures',
  label: 'Préparer des copies plus légères des images',
  recurs: { everyMinutes: 5 },
  run: async ({ req }) => void (await writeAvifs(req)),
})

/** What the library of pictures does by itself. */
export const mediaTasks = [sweep, recognise, lighten]
