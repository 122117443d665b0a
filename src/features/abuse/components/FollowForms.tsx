'use client'

import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { goOn } from './leave'
import { FOLLOW_API, followPath, MAX, PARTS } from '../model'

type State = {
  token: string
  draft?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const again = (token: string, part: string) => goOn(`${followPath(token)}?fait=${part}#${part}`)

/** Adds what was forgotten, or what happened since. */
export function NoteForm({ token, draft = {}, errors, problem }: State) {
  return (
    <PostedForm<object>
      path={`${FOLLOW_API}/notes`}
      labels={{ note: 'Votre précision' }}
      prefix={PARTS.note}
      labelledBy={`${PARTS.note}-titre`}
      label="Envoyer la précision"
      look="secondary"
      isPrivate
      errors={errors}
      problem={problem}
      onSent={() => again(token, PARTS.note)}
    >
      {(bind) => (
        <>
          <input type="hidden" name="token" value={token} />
          <TextArea
            {...bind('note')}
            label="Votre précision"
            rows={4}
            maxLength={MAX.note}
            defaultValue={draft.note}
            autoComplete="off"
            isRequired
          />
        </>
      )}
    </PostedForm>
  )
}

/** Takes one's name and addresses out of the report. */
export function ForgetForm({ token, errors, problem }: State) {
  return (
    <PostedForm<object>
      path={`${FOLLOW_API}/forget-contact`}
      labels={{}}
      prefix={PARTS.contact}
      labelledBy={`${PARTS.contact}-titre`}
      label="Effacer mes coordonnées"
      busyLabel="Un instant…"
      look="outline"
      isPrivate
      errors={errors}
      problem={problem}
      onSent={() => again(token, PARTS.contact)}
    >
      {() => <input type="hidden" name="token" value={token} />}
    </PostedForm>
  )
}
