import type { PayloadRequest } from 'payload'

import { isPublicAnimal } from '@/features/animals/model'
import { readPictures, type Picture } from '@/features/media/queries'
import { isPublicShelter } from '@/features/shelters/model'
import { mergeTheme, readableOn, readableTheme } from '@/features/shelters/theme/model'
import type { Animal, Shelter } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { EmailAnimal, EmailColors, EmailSender } from '@/platform/email/content'
import { env } from '@/platform/env'
import { ofName } from '@/platform/french.model'

/** What a message takes of the shelter that it is about. */
export type Letterhead = Pick<Shelter, 'id' | 'slug' | 'name' | 'status' | 'logo' | 'theme'>

/** What a message takes of the animal that it is about. */
export type Portrayed = Pick<
  Animal,
  'id' | 'name' | 'photos' | 'isVisible' | 'status' | 'deletedAt'
>

/** The colours of the shelter's site; what could not be read on them is corrected, as there. */
export function colorsOf(stored: Shelter['theme']): EmailColors {
  const theme = readableTheme(mergeTheme(stored))
  return {
    head: theme.headerColor,
    headText: theme.headerTextColor,
    button: theme.buttonColor,
    buttonText: theme.buttonTextColor,
    link: readableOn('#FFFFFF', theme.linkColor),
  }
}

async function shelterOf(req: PayloadRequest, shelter: string | Letterhead) {
  if (typeof shelter !== 'string') return shelter
  return req.payload.findByID({
    collection: 'shelters',
    id: shelter,
    // Its name, logo and colours alone leave, to somebody whom it writes to.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    select: { slug: true, name: true, status: true, logo: true, theme: true },
    req,
  })
}

async function pictureOf(req: PayloadRequest, id: string | null): Promise<Picture | null> {
  if (!id) return null
  return (await readPictures(req.payload, [id])).get(id) ?? null
}

/** The head of a message of a shelter: its name, its logo, its colours. */
export async function senderOf(
  req: PayloadRequest,
  of: string | Letterhead,
  isToTeam: boolean,
): Promise<EmailSender | undefined> {
  const shelter = await shelterOf(req, of)
  if (!shelter) return undefined
  const logo = await pictureOf(req, idOf(shelter.logo))
  return {
    name: shelter.name,
    href: isPublicShelter(shelter) ? `${env.publicUrl}/shelter/${shelter.slug}` : env.publicUrl,
    logo: logo && env.publicUrl + logo.thumb,
    colors: colorsOf(shelter.theme),
    isToTeam,
  }
}

/** The animal of a message: its first picture, and its page while it has one. */
export async function portraitOf(
  req: PayloadRequest,
  animal: Portrayed,
  shelter: EmailSender | undefined,
): Promise<EmailAnimal> {
  const { id, name, photos } = animal
  const picture = await pictureOf(req, idOf(photos?.[0]))
  // Only a public shelter has an address of its own here.
  const home = shelter && shelter.href !== env.publicUrl ? shelter.href : null
  return {
    name,
    href: isPublicAnimal(animal) && home ? `${home}/animals/${id}` : null,
    picture: picture && {
      src: env.publicUrl + picture.card,
      alt: picture.alt || `Photo ${ofName(name)}`,
    },
  }
}
