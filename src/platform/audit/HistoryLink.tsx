import Link from 'next/link'
import type { PayloadRequest } from 'payload'

import { actorOf } from '../access/builders'
import { can } from '../access/model'

type Props = {
  req: PayloadRequest
  /** Collection and id of the thing, and the shelter whose log it is in. */
  entity: string
  id: string
  shelter: string
}

/** The way from a screen of ours to every change of what it shows, for those who read the log. */
export function HistoryLink({ req, entity, id, shelter }: Props) {
  if (!can(actorOf(req), 'manageSettings', shelter)) return null
  const query = new URLSearchParams({ entity, entityId: id })
  return (
    <p>
      <Link href={`/admin/collections/audit-log?${query}`} prefetch={false}>
        Historique des modifications
      </Link>
    </p>
  )
}
