'use client'

import { PostedForm } from '@/ui/PostedForm'

import { API, SENTENCES } from '../model'
import type { ReturnedForm } from '@/platform/http/plain-form'

/** Sends the message that waited; opening the page sent nothing. */
export function ConfirmForm({ token, form }: { token: string; form: ReturnedForm }) {
  return (
    <PostedForm<{ next: string }>
      path={API.confirm}
      labels={{}}
      prefix="confirmer"
      label="Envoyer mon message"
      errors={form.errors}
      problem={form.problem}
      tooMany={SENTENCES.tooManyTries}
      onSent={({ next }) => window.location.assign(next)}
    >
      {() => <input type="hidden" name="token" value={token} />}
    </PostedForm>
  )
}
