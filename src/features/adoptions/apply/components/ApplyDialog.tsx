'use client'

import { useState } from 'react'

import { PublicForm } from '@/features/forms/components/PublicForm'
import type { KnownPerson } from '@/features/forms/answers.model'
import type { FormDefinition } from '@/features/forms/model'
import { toOrganisation } from '@/platform/french.model'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import { Whom, type ApplicantFor } from './Whom'

export type ApplyData = {
  form: {
    id: string
    title: string
    description: string
    confirmation: string
    definition: FormDefinition
  }
  shelterName: string
  animal: ApplicantFor
  person: KnownPerson | null
}

export type ApplyDialogProps = {
  data: ApplyData
  animal: { id: string; name: string }
  onClose: () => void
}

/** The form by which somebody asks for an animal: in the middle of the page, or over a phone's. */
export function ApplyDialog({ data, animal, onClose }: ApplyDialogProps) {
  const { form, shelterName, person } = data
  const [isDone, setDone] = useState(false)
  const frame = {
    onClose,
    title: `Adopter ${animal.name}`,
    // What was said before one answered is of no use after.
    description: isDone ? undefined : (
      <Whom animal={data.animal}>
        {form.description ||
          `Votre demande arrive ${toOrganisation(shelterName)}. Répondez tranquillement\u00a0: ce que vous écrivez est gardé dans ce navigateur.`}
      </Whom>
    ),
  }
  const content = (
    <PublicForm
      form={form}
      shelterName={shelterName}
      animalId={animal.id}
      person={person}
      isStepped
      onSent={() => setDone(true)}
    />
  )
  return <DialogOrSheet {...frame}>{content}</DialogOrSheet>
}
