import { sql } from '@payloadcms/db-postgres'

import { followAddress } from '@/features/accounts/commands/follow-address'

import { openRequest } from '../apply/open-request'
import { openKey } from '../model'

/** The open requests of an account that still bear the address which it leaves. */
const theirs = (user: string, from: string) => sql`
  applicant_user_id = ${user} and lower(applicant_email) = ${from} and open_key is not null`

/**
 * Open requests follow their applicant to another address: letters, with the link, go there. One for
 * an animal that the new address has already asked for stays where it is: there is one of each.
 */
export const followAccount = followAddress({
  async hold(execute, { id, from }) {
    const mine = theirs(id, from)
    // Animals first, as whoever holds a request does.
    await execute(sql`
      select 1 from animals where id in (select animal_id from adoption_requests where ${mine})
      order by id for no key update`)
    await execute(sql`select 1 from adoption_requests where ${mine} order by id for update`)
  },
  async move(execute, account, req) {
    const { rows } = await execute<{ id: string; animal: string }>(sql`
      select id, animal_id as animal from adoption_requests
      where ${theirs(account.id, account.from)}`)
    for (const { id, animal } of rows) {
      const key = openKey(animal, { email: account.to })
      if (!key || (await openRequest(req, key))) continue
      await execute(sql`
        update adoption_requests set applicant_email = ${account.to}, open_key = ${key}
        where id = ${id}`)
    }
  },
})
