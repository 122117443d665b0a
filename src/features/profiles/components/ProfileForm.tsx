'use client'

import { AccountForm } from '@/features/accounts/components/own/AccountForm'
import type { FormState } from '@/features/accounts/components/own/forms'
import { Checkbox } from '@/ui/Checkbox'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { OWN_PROFILE_API, PARTS, SHOWN_NAME_MAX, TEXT_MAX, type Profile } from '../model'

const LABELS = {
  shownName: 'Nom affiché',
  text: 'Quelques mots sur vous',
  isPublic: 'Montrer mon profil',
} as const

type Props = FormState & { profile: Profile }

/** What a person writes for others, and whether they see it. */
export function ProfileForm({ profile, draft, ...form }: Props) {
  const typed = (name: 'shownName' | 'text') =>
    typeof draft[name] === 'string' ? draft[name] : profile[name]
  // An unticked box is not part of what a plain form sends.
  const hasDraft = Object.keys(draft).length > 0
  return (
    <AccountForm
      path={OWN_PROFILE_API}
      labels={LABELS}
      prefix={PARTS.profile}
      labelledBy={`${PARTS.profile}-titre`}
      label="Enregistrer"
      busyLabel="Enregistrement…"
      isReloaded
      {...form}
    >
      {(bind) => (
        <>
          <TextField
            {...bind('shownName')}
            label={LABELS.shownName}
            hint="Un prénom suffit."
            autoComplete="nickname"
            maxLength={SHOWN_NAME_MAX}
            defaultValue={typed('shownName')}
            isRequired
          />
          <TextArea
            {...bind('text')}
            label={LABELS.text}
            hint="Vos animaux, ce que vous aimez faire pour eux…"
            maxLength={TEXT_MAX}
            rows={7}
            defaultValue={typed('text')}
            isOptional
          />
          <Checkbox
            {...bind('isPublic')}
            label={LABELS.isPublic}
            hint="Toute personne qui en a l’adresse le lit alors. Ni votre e-mail, ni votre téléphone, ni votre ville n’y figurent."
            defaultChecked={hasDraft ? draft.isPublic === 'on' : profile.isPublic}
          />
        </>
      )}
    </AccountForm>
  )
}
