import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { openThread, type Opening } from '@/features/relay/commands'

/** What must never be read by the other: addresses, account names, family names. */
export const LEA = { name: 'Léa Martinez', email: 'lea.martinez@visiteur.fr' }
export const BOB = { name: 'Bob Delacroix', email: 'bob.delacroix@chat-perdu.fr' }
export const SECRETS = {
  lea: ['lea.martinez', 'visiteur.fr', 'Martinez'],
  bob: ['bob.delacroix', 'chat-perdu.fr', 'Delacroix'],
}

let topics = 0
/** Something that people write about, new each time. */
export const newTopic = () => {
  topics += 1
  return {
    kind: 'test',
    id: `00000000-0000-4000-8000-${String(topics).padStart(12, '0')}`,
    title: 'Chat perdu à Loches',
    path: '/animaux-perdus/chat',
  }
}

/** What two people do in a conversation, and what is kept of it. */
export function relayDesk(payloadOf: () => Payload) {
  const pool = () => payloadOf().db.pool
  const newReq = (): Promise<PayloadRequest> => createLocalReq({}, payloadOf())
  return {
    pool,
    newReq,
    open: async (more: Partial<Opening> = {}) =>
      openThread(await newReq(), {
        topic: newTopic(),
        from: { ...LEA, isConfirmed: true },
        to: BOB,
        text: 'Je crois l’avoir vu.',
        ...more,
      }),
    stateOf: async (thread: string) =>
      (
        await pool().query<{ state: string }>('select state from relay_threads where id = $1', [
          thread,
        ])
      ).rows[0]?.state,
    texts: async (thread: string) =>
      (
        await pool().query<{ text: string }>(
          'select text from relay_messages where thread_id = $1 order by created_at, id',
          [thread],
        )
      ).rows.map(({ text }) => text),
    mails: async () =>
      (
        await pool().query<{
          to: string
          reply_to: string | null
          subject: string
          text: string
          html: string
        }>('select "to", reply_to, subject, text, html from emails order by created_at')
      ).rows,
    /** Messages and counted tries: each test begins anew. */
    forget: () => pool().query('delete from emails; delete from rate_limits'),
  }
}
