import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { longMoment } from '@/platform/time/model'

import type { Open } from '../gate'
import { NETWORKS, type Network } from '../model'
import { lastShares, type Share } from '../shares'

const noted = (req: PayloadRequest, { kind, shelter, subject }: Open, note: string) => {
  const row = { id: subject.id, shelter }
  return record(req, { action: 'UPDATE', collection: kind, before: row, after: row, note })
}

const hold = (execute: Execute, { subject }: Open) => lockName(execute, `social:${subject.id}`)

/**
 * Notes that something was posted on a network, so that nobody posts it a second time.
 * @param seen the last share that the person saw there, if any
 * @returns the last share on each network
 * @throws {HttpError} 409 when somebody noted it meanwhile
 */
export const noteShare = (
  req: PayloadRequest,
  open: Open,
  { network, seen }: { network: Network; seen: string | null },
): Promise<Share[]> =>
  inTransaction(req, async (execute) => {
    await hold(execute, open)
    const last = (await lastShares(execute, open)).find((share) => share.network === network)
    if (last && last.id !== seen) {
      throw new HttpError(
        409,
        `C’est déjà noté\u00a0: partagé le ${longMoment(new Date(last.at))} sur ${NETWORKS[network].label}`,
      )
    }
    await execute(sql`
      insert into social_shares (shelter_id, kind, subject_id, network)
      values (${open.shelter}, ${open.kind}, ${open.subject.id}, ${network})`)
    await noted(req, open, `Partagé sur ${NETWORKS[network].label}`)
    return lastShares(execute, open)
  })

/**
 * Takes a note back: it was not posted after all.
 * @returns the last share on each network
 * @throws {HttpError} 404 when there is no such note
 */
export const takeBackShare = (req: PayloadRequest, open: Open, share: string): Promise<Share[]> =>
  inTransaction(req, async (execute) => {
    await hold(execute, open)
    const { rows } = await execute<{ network: Network }>(sql`
      delete from social_shares where id = ${share} and subject_id = ${open.subject.id}
        and kind = ${open.kind} and shelter_id = ${open.shelter} returning network`)
    const [gone] = rows
    if (!gone) throw new HttpError(404, 'Ce partage n’est plus noté')
    await noted(req, open, `Partage sur ${NETWORKS[gone.network].label} annulé`)
    return lastShares(execute, open)
  })

/** Notes that the pictures and the texts were taken along. */
export const noteKit = (req: PayloadRequest, open: Open): Promise<void> =>
  noted(req, open, 'Kit de partage téléchargé')
