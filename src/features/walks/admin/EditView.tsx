import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { shelterInHand } from '@/platform/access/shelter-in-hand'
import { isHttpError } from '@/platform/http/error-kind'
import { isId } from '@/platform/ids.model'
import { AdminView } from '@/ui/AdminList/AdminView'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { emptyContent } from '../editor/content'
import { contentOf } from '../editor/load'
import { sheltersToSign } from '../editor/shelters'
import { adminWalkPath, DESK_PATH, NEW, SENTENCES } from '../model'
import { readOwnWalk } from '../queries'
import type { OwnWalk } from '../view'
import { EditScreen } from './lazy'

/** @returns null for a walk that the person may not write */
async function walkFor(req: PayloadRequest, id: string): Promise<OwnWalk | null> {
  if (!isId(id)) return null
  try {
    return await readOwnWalk(req, id)
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null
    throw error
  }
}

/** A new walk, signed with the shelter in hand where the person edits its content, else their first. */
async function startFor(req: PayloadRequest, user: User) {
  const shelters = await sheltersToSign(user, null)
  const own = shelters.filter(({ isDesk }) => isDesk)
  const inHand = shelterInHand(req)
  const isPlatform = Boolean(actorOf(req)?.isSuperAdmin)
  const first = isPlatform ? undefined : own[0]
  const { id: shelter = '' } = own.find(({ id }) => id === inHand) ?? first ?? {}
  const { texts } = emptyContent
  return { shelters, content: { ...emptyContent, texts: { ...texts, shelter } } }
}

/** The editor of walks in the admin, for those who edit the content of a shelter: a new one, or one. */
export async function EditView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { user } = req
  const id = String(props.params?.segments?.[1] ?? '')
  const isNew = id === NEW
  const isAllowed = canSomewhere(user, 'editContent')
  const walk = isAllowed && !isNew ? await walkFor(req, id) : null
  if (isAllowed && !isNew && !walk) notFound()
  const path = isNew ? `${DESK_PATH}/${NEW}` : adminWalkPath(id)
  const opened = isAllowed && user && (await openedFor(user))
  async function openedFor(person: User) {
    if (!walk) return { walk, ...(await startFor(req, person)) }
    return { walk, content: contentOf(walk), shelters: await sheltersToSign(person, walk) }
  }
  return (
    <OwnScreen {...props} path={path} isAllowed={isAllowed}>
      <AdminView>
        {opened && user && (
          <EditScreen
            personId={user.id}
            publishesAll={Boolean(actorOf(req)?.isSuperAdmin)}
            isOthers={walk !== null && walk.userId !== user.id}
            signInHref={`/admin/login?redirect=${encodeURIComponent(path)}`}
            {...opened}
          >
            {isNew && !user.emailVerified && <Unconfirmed title={SENTENCES.unconfirmed} />}
          </EditScreen>
        )}
      </AdminView>
    </OwnScreen>
  )
}
