'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { ShareKitButton } from '@/features/social-kit/components/ShareKitButton'
import { PreviewButton } from '@/ui/live-preview/PreviewButton'

import { NEWS_STATUS_LABELS, statusSentence } from '../model'
import { articleAddress } from '../search.model'
import styles from './news-admin.module.scss'
import { useStanding } from './use-standing'

/** Where the article stands: its state, and what that means, in a sentence. */
export function StatusLine() {
  const standing = useStanding()
  return (
    <>
      <div className={styles.standing} data-status={standing.status} role="status">
        <p className={styles.state}>{NEWS_STATUS_LABELS[standing.status]}</p>
        <p className={styles.sentence}>{statusSentence(standing)}</p>
        <PublicLink />
        <PreviewButton place="editor" />
      </div>
      {/* Beside what is read aloud when it changes: its dialog is none of that. */}
      <ShareArticle />
    </>
  )
}

/** Leads to the article as visitors see it, while they do. */
function PublicLink() {
  const { id } = useDocumentInfo()
  const { status, shelter } = useStanding()
  if (status !== 'PUBLISHED' || !id || !shelter) return null
  return (
    <a
      className={styles.see}
      // Ids lead to the address that the article has now.
      href={articleAddress(shelter, String(id))}
      target="_blank"
      rel="noreferrer"
    >
      Voir l’article<span className={styles.spoken}> (nouvel onglet)</span>
    </a>
  )
}

/** What is online is proposed to the networks, as soon as it is. */
function ShareArticle() {
  const { id, title } = useDocumentInfo()
  const { status, shelter } = useStanding()
  if (status !== 'PUBLISHED' || !id || !shelter) return null
  return (
    <div className={styles.share}>
      <ShareKitButton
        shared={{ kind: 'news', id: String(id), shelter, name: title || 'cet article' }}
      />
    </div>
  )
}

/** The same word at the head of the form, where Payload would write its own. */
export function StatusWord() {
  const { status } = useStanding()
  return (
    <span>
      État&nbsp;: <strong>{NEWS_STATUS_LABELS[status]}</strong>
    </span>
  )
}
