import { lockName, type Execute } from '@/platform/db/transaction'

/** Until the transaction ends nobody else writes the answers of this person to this request. */
export const lockAnswers = (execute: Execute, request: string, user: string): Promise<void> =>
  lockName(execute, `supply-answers:${request}:${user}`)
