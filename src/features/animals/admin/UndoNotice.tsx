'use client'

import { toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import useSWR from 'swr'

import { idOf } from '@/platform/access/model'
import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'
import { postJson } from '@/ui/post-json'

import styles from './UndoNotice.module.scss'

type Undo = { fromWord: string; toWord: string; at: string; requestId: string | null }

async function read(address: string): Promise<Undo | null> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) return null
  return ((await response.json()) as { data: Undo | null }).data
}

/**
 * A wrong tap on « Adopté » or « Archivé » is undone for a day, as if it had never been: no return
 * enters the animal's history. Above the tabs, where a thumb finds it.
 */
export function UndoNotice() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const [isBusy, setBusy] = useState(false)
  const shelter = idOf(savedDocumentData?.shelter as string | { id: string } | null)
  const address =
    id && shelter
      ? `/api/shelter/${encodeURIComponent(shelter)}/animals/${encodeURIComponent(id)}/undo`
      : null
  // Asked anew after each save.
  const saved = String(savedDocumentData?.updatedAt ?? '')
  const { data: undo } = useSWR<Undo | null, Error>(address && [address, saved], () =>
    address ? read(address) : null,
  )
  if (!undo || !address) return null
  const { fromWord, toWord, at, requestId } = undo
  const confirm = async () => {
    if (isBusy || isModified) return
    setBusy(true)
    const { error } = await postJson(address, {})
    if (!error) return window.location.reload()
    setBusy(false)
    toast.error(error)
  }
  return (
    <section className={styles.notice} aria-label="Dernier changement de statut">
      <p>
        «{'\u00a0'}
        {fromWord}
        {'\u00a0'}» depuis le {longMoment(new Date(at))}. Une erreur{'\u00a0'}?
      </p>
      {requestId ? (
        <Link
          className={buttons.link}
          href={`${config.routes.admin}/collections/adoption-requests/${requestId}`}
          prefetch={false}
        >
          Revenir en arrière dans la demande d’adoption
        </Link>
      ) : (
        <>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isBusy || isModified || undefined}
            onClick={() => void confirm()}
          >
            <Icon name="arrow-left" size={20} />
            Annuler{'\u00a0'}: revenir à «{'\u00a0'}
            {toWord}
            {'\u00a0'}»
          </button>
          <p className={styles.hint}>
            {isModified
              ? 'Enregistrez d’abord ce que vous avez changé.'
              : 'Aucun retour n’est écrit dans l’histoire de l’animal. Les messages déjà partis ne se reprennent pas.'}
          </p>
        </>
      )}
    </section>
  )
}
