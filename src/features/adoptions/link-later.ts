import type { PayloadRequest } from 'payload'

import { enqueue, enqueueOnce } from '@/platform/jobs/enqueue'
import { defineTask } from '@/platform/jobs/task'

import { caseOf } from './facts'
import { takeFormMail, tellAgain } from './mails'
import { isOpen } from './model'
import { requestRow } from './request-row'

type Input = { request: string }

const task = { slug: 'send-adoption-link-later' } as const

/** Milliseconds until the messages of an address are counted from nothing again. */
const A_DAY = 24 * 3600 * 1000
const tomorrow = () => ({ at: new Date(Date.now() + A_DAY) })

/**
 * The link to a request, once its address may be written to because of a form again: somebody else
 * may have used up the letters of today, and the person who asked waits for it.
 */
export const sendLinkLater = (req: PayloadRequest, request: string): Promise<void> =>
  enqueueOnce(req, task, { request }, tomorrow())

export const linkLaterTask = defineTask<Input>({
  ...task,
  label: 'Envoyer le lien d’une demande d’adoption, le lendemain',
  run: async ({ req, input: { request } }) => {
    const row = await requestRow(req, request)
    if (!row?.applicant.email || !isOpen(row.status)) return
    const about = await caseOf(req, row)
    if (await takeFormMail(about)) await tellAgain(req, about)
    else await enqueue(req, task, { request }, tomorrow())
  },
})
