import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { can, canSomewhere } from '@/platform/access/model'
import { chosenShelter } from '@/platform/access/shelter-in-hand'
import { env } from '@/platform/env'
import { sessionOf } from '@/platform/http/session'
import { AdminView } from '@/ui/AdminList/AdminView'
import { givenParams } from '@/ui/AdminList/list-params'

import { AuditList } from './AuditList'
import { auditList, entityChoices, readAudit } from './read'

/** The request of the session; a view guards itself. */
async function sessionRequest() {
  const request = new Request(new URL('/admin', env.publicUrl), { headers: await headers() })
  const { req } = await sessionOf(request)
  if (!canSomewhere(actorOf(req), 'manageSettings')) notFound()
  return req
}

/** The log of changes in the admin: of the shelter in hand, else of all that the person runs. */
export async function AuditView({ searchParams }: ListViewServerProps): Promise<ReactNode> {
  const req = await sessionRequest()
  const chosen = chosenShelter(req.headers)
  const query = auditList.read(givenParams(searchParams))
  // One thing's own lines are shown whichever shelter is in hand.
  const isOfChosen = chosen && !query.entityId && can(actorOf(req), 'manageSettings', chosen)
  const shelter = isOfChosen ? chosen : null
  return (
    <AdminView>
      <AuditList
        query={query}
        found={await readAudit(req, shelter, query)}
        choices={entityChoices(req)}
      />
    </AdminView>
  )
}

/** One line of the log, at its own address. */
export async function AuditLineView({ doc }: DocumentViewServerProps): Promise<ReactNode> {
  const req = await sessionRequest()
  const query = auditList.usual
  const id: unknown = doc?.id
  const found = typeof id === 'string' ? await readAudit(req, null, query, id) : null
  if (!found || found.lines.length === 0) notFound()
  return (
    <AdminView>
      <AuditList query={query} found={found} choices={null} />
    </AdminView>
  )
}
