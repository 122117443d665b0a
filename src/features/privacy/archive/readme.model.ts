import { sizeWords } from '@/platform/sizes.model'
import { longMoment } from '@/platform/time/model'

import { MOST_BYTES } from './model'
import { DATA_NAME } from './names.model'

/** A file, as the archive and the data name it. */
type Named = { path: string; key: string }

type Contents = {
  email: string
  at: Date
  /** What is in the archive. */
  files: readonly Named[]
  /** What the storage does not have any more. */
  missing: readonly Named[]
  /** What there was no room for. */
  tooMuch: readonly Named[]
}

const lines = (files: readonly Named[]): string[] =>
  files.map(({ path, key }) => `- ${path} (${key})`)

const part = (sentence: string, files: readonly Named[]): string[] =>
  files.length > 0 ? ['', sentence, ...lines(files)] : []

/** The text that explains an archive to its owner. */
export function readmeText({ email, at, files, missing, tooMuch }: Contents): string {
  return [
    'Vos données sur Patte Blanche',
    '',
    `Cette copie a été faite le ${longMoment(at)} (heure de Paris), pour l’adresse ${email}.`,
    '',
    `${DATA_NAME}\u00a0: tout ce que la plateforme garde de vous et de votre adresse, table par table, tel que sa base le contient. Ce fichier s’ouvre avec un éditeur de texte ou un navigateur.`,
    files.length > 0
      ? `fichiers\u00a0: vos pièces jointes, certificats et reçus. Chacun est nommé ci-dessous, suivi du nom qu’il porte dans ${DATA_NAME}.`
      : 'Cette copie ne contient pas d’autre fichier.',
    ...part('Dans cette copie\u00a0:', files),
    ...part(
      'Ces fichiers sont inscrits dans vos données mais n’existent plus\u00a0: ils n’ont pas pu être joints.',
      missing,
    ),
    ...part(
      `Une copie contient ${sizeWords(MOST_BYTES)} de fichiers au plus. Ceux-ci n’y tenaient pas\u00a0: demandez-les à l’éditeur du site, nommé dans ses mentions légales.`,
      tooMuch,
    ),
    '',
    'Pour comprendre ces données, les corriger ou les faire effacer, lisez la page Confidentialité du site.',
    '',
  ].join('\n')
}
