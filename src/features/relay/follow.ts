import type { PayloadRequest } from 'payload'

import { enqueue } from '@/platform/jobs/enqueue'

import type { OnceSent } from './model'

/** What another room does about a message, now that it is sent. In the transaction of the request. */
export const follow = (req: PayloadRequest, { task, input }: OnceSent): Promise<void> =>
  enqueue(req, { slug: task }, input)
