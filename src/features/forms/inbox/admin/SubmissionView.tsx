'use client'

import { Gutter, useDocumentInfo, useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

import { idOf } from '@/platform/access/model'

import { Submission } from './Submission'
import styles from './Inbox.module.scss'
import { words } from './words.fr'

/** The screen of one answer, in the place of Payload's form. */
export function SubmissionView() {
  const { id, initialData } = useDocumentInfo()
  const { setStepNav } = useStepNav()
  useEffect(
    () => setStepNav([{ label: words.title, url: '/admin/collections/form-submissions' }]),
    [setStepNav],
  )
  const shelter = idOf(initialData?.shelter as string | { id: string } | undefined)
  return (
    <Gutter className={styles.view}>
      {shelter && id && <Submission shelter={shelter} id={String(id)} />}
    </Gutter>
  )
}
