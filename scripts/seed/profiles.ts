import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { saveProfile, setPhoto } from '@/features/profiles/commands'

import { readDrawing } from './drawings'
import { drawPortrait, type PortraitPicture } from './illustrations'
import { asProgram } from './load'

type Shown = PortraitPicture & { email: string; shownName: string; text: string }

/** Those of the accounts of the demonstration who show themselves. */
const SHOWN: readonly Shown[] = [
  {
    email: 'adoptant@exemple.fr',
    shownName: 'Louis',
    hair: 'SHORT',
    seed: 4,
    text: 'Deux chats venus du refuge, une maison au bord du canal et beaucoup de couvertures.\n\nJe donne des nouvelles quand il y en a, et je transporte volontiers un animal le week-end.',
  },
  {
    email: 'editeur@exemple.fr',
    shownName: 'Jeanne',
    hair: 'LONG',
    seed: 5,
    text: 'Bénévole depuis dix ans. Les vieux chiens d’abord.',
  },
]

/** Writes the profiles of the demonstration, and who follows them. */
export async function addProfiles(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  for (const { email, hair, seed, ...shown } of SHOWN) {
    const { docs } = await payload.find({
      collection: 'users',
      ...asProgram,
      where: { email: { equals: email } },
      limit: 1,
      pagination: false,
    })
    const [user] = docs
    if (!user) continue
    const req = await createLocalReq({}, payload)
    const bytes = await readDrawing({
      name: `PORTRAIT:${hair}:${seed}`,
      svg: () => drawPortrait({ seed, hair }),
    })
    await setPhoto(req, user, { name: 'portrait.webp', type: 'image/webp', bytes })
    await saveProfile(req, user, { ...shown, isPublic: true })
  }
  await drizzle.execute(sql`
    insert into profile_follows (user_id, followed_id)
    select u.id, p.user_id from profiles p cross join users u
    where u.id <> p.user_id and u.email_verified is not null and md5(u.email || p.shown_name) < '8'
  `)
}
