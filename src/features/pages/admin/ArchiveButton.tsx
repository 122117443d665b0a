'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useWrite } from '@/ui/api/use-write'

import type { PageStatus } from '../model'

const MODAL = 'archive-page'

type Words = { button: string; heading: string; body: string; done: string; status: PageStatus }

const ARCHIVE: Words = {
  button: 'Archiver la page',
  heading: 'Archiver cette page\u00a0?',
  body: 'Elle quitte le site et le menu, et ce qui était programmé pour elle est annulé. Son contenu est gardé, vous pourrez la reprendre.',
  done: 'Page archivée',
  status: 'ARCHIVED',
}
const RESUME: Words = {
  button: 'Reprendre comme brouillon',
  heading: 'Reprendre cette page\u00a0?',
  body: 'Elle redevient un brouillon, que vous pourrez publier.',
  done: 'La page est de nouveau un brouillon',
  status: 'DRAFT',
}

/** Puts a page aside, or takes it back: `status` itself is never typed by hand. */
export function ArchiveButton() {
  const { id } = useDocumentInfo()
  const { openModal } = useModal()
  const router = useRouter()
  const { write } = useWrite()
  const isModified = useFormModified()
  const shelter = useFormFields(([fields]) => fields.shelter?.value)
  const status = useFormFields(([fields]) => fields.status?.value)
  if (!id || typeof shelter !== 'string') return null
  const words = status === 'ARCHIVED' ? RESUME : ARCHIVE

  const change = async () => {
    const outcome = await write(
      'PATCH',
      '/api/shelter/{shelterId}/pages/{pageId}',
      { params: { shelterId: shelter, pageId: String(id) }, body: { status: words.status } },
      { done: words.done, fallback: 'Erreur réseau' },
    )
    if (outcome?.refusal) toast.error(outcome.refusal.sentence)
    else if (outcome) router.refresh()
  }

  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={isModified}
        tooltip={isModified ? 'Enregistrez d’abord vos modifications' : undefined}
        onClick={() => openModal(MODAL)}
      >
        {words.button}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={words.heading}
        body={words.body}
        confirmLabel={words.button}
        cancelLabel="Annuler"
        onConfirm={change}
      />
    </div>
  )
}
