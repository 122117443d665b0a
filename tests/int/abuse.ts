import sharp from 'sharp'

import { reportAbuse } from '@/features/abuse/api'
import { followPath, LINK } from '@/features/abuse/model'
import { idOfToken } from '@/platform/access/personal-link'

import type { World } from './access/world'
import { call, type Answer } from './in-process'

/** What a stranger tells, without saying who they are. */
export const ANONYMOUS = {
  kind: 'VIOLENCE',
  species: 'DOG',
  animals: 1,
  description: 'Un homme frappe son chien devant le garage, tous les soirs.',
  place: '3 rue des Sternes',
  commune: 'Rennes (35)',
  isOngoing: 'oui',
  identity: 'anonyme',
} as const

/** The same by somebody who says who they are. */
export const NAMED = {
  ...ANONYMOUS,
  identity: 'nom',
  name: 'Zéphyrine Lecoq',
  email: 'zephyrine.lecoq@exemple.fr',
  phone: '06 39 98 11 22',
} as const

/** A photo that says where it was taken. */
export async function photo(name = 'photo.jpg'): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a64' } })
    .withExifMerge({ IFD3: { GPSLatitude: '47/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** A report as a form with files. */
export function formOf(report: object, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(report)) form.set(name, String(value))
  for (const file of files) form.append('photos', file)
  return form
}

/** Where an answer leads: the token and the id of the report. */
export function sentBy({ json, headers }: Answer): { token: string; id: string } {
  const next = String(json.next ?? headers.get('location'))
  const token = next.slice(followPath('').length).split('?')[0] ?? ''
  return { token, id: idOfToken(LINK, token) ?? '' }
}

/** Tells something, and gives back its token and id. */
export async function tell(world: World, report: object = ANONYMOUS, files: readonly File[] = []) {
  const body = files.length > 0 ? formOf(report, files) : report
  return sentBy(await call(world, reportAbuse, { body }))
}
