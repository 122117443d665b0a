'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { longMoment } from '@/platform/time/model'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { namesOf } from './query'
import styles from './UndoNotice.module.scss'

const UNDO = '/api/shelter/{shelterId}/animals/{animalId}/undo'

type Props = {
  animal: { id: string; shelter: { id: string } }
  /** Changes with each save: what can be undone is asked anew. */
  version: string
  /** Something is typed that going back would lose. */
  isModified: boolean
  onUndone: () => void
}

/**
 * A wrong tap on « Adopté » or « Archivé » is undone for a day, as if it had never been: no return
 * enters the animal's history. At the top of the sheet, where a thumb finds it.
 */
export function UndoNotice({ animal, version, isModified, onUndone }: Props) {
  const { config } = useConfig()
  const params = namesOf(animal)
  const undo = useRead(UNDO, { params, query: { version } }).answer?.data
  const { write, refusal, isBusy } = useWrite()
  if (!undo) return null
  const { fromWord, toWord, at, requestId } = undo
  const confirm = async () => {
    if (isModified) return
    const outcome = await write('POST', UNDO, { params })
    if (outcome?.refusal === null) onUndone()
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
          {refusal && <p role="alert">{refusal.sentence}</p>}
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
