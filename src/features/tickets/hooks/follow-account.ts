import { sql } from '@payloadcms/db-postgres'

import { followAddress } from '@/features/accounts/commands/follow-address'

/** The tickets of an account that are not over and still bear the address which it leaves. */
const theirs = (user: string, from: string) => sql`
  requester_user_id = ${user} and lower(requester_email) = ${from} and status <> 'CLOSED'`

/** Tickets follow who asked to another address: letters, with the link, go there. */
export const followAccount = followAddress({
  async hold(execute, { id, from }) {
    const mine = theirs(id, from)
    // Answers first, as whoever holds a ticket does.
    await execute(sql`
      select 1 from form_submissions
      where id in (select submission_id from tickets where ${mine}) order by id for no key update`)
    await execute(sql`select 1 from tickets where ${mine} order by id for update`)
  },
  move: (execute, { id, from, to }) =>
    execute(sql`update tickets set requester_email = ${to} where ${theirs(id, from)}`),
})
