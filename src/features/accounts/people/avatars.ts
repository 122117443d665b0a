import { readPictures } from '@/features/media/queries'
import type { User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { openPayload } from '@/platform/payload'

type Pictured = Pick<User, 'id' | 'memberships'>

/**
 * The small photo of each person who chose one for the page of a team: a path of the site, by the
 * id of the person. Nobody is asked for a picture anywhere else.
 * @param shelters the teams whose photos count
 */
export async function avatarsOf(
  people: readonly Pictured[],
  shelters: readonly string[] | 'all' = 'all',
): Promise<Map<string, string>> {
  const photos = people.flatMap(({ id, memberships }) => {
    const row = memberships?.find(
      ({ photo, shelter }) =>
        idOf(photo) && (shelters === 'all' || shelters.includes(idOf(shelter) ?? '')),
    )
    const photo = idOf(row?.photo)
    return photo ? [{ id, photo }] : []
  })
  // Most people have none: the database is not asked then.
  if (photos.length === 0) return new Map()
  const pictures = await readPictures(
    await openPayload(),
    photos.map(({ photo }) => photo),
  )
  return new Map(
    photos.flatMap(({ id, photo }) => {
      const thumb = pictures.get(photo)?.thumb
      return thumb ? [[id, thumb] as const] : []
    }),
  )
}
