'use client'

import { useRouter } from 'next/navigation'

import { PostedForm } from '@/ui/PostedForm'

import { API } from '../model'

/** For whoever stopped a conversation: takes it up again. */
export function ResumeForm({ token }: { token: string }) {
  const router = useRouter()
  return (
    <PostedForm
      path={API.stop}
      labels={{}}
      prefix="reprendre"
      label="Reprendre la conversation"
      look="outline"
      onSent={() => router.refresh()}
    >
      {() => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="resume" value="oui" />
        </>
      )}
    </PostedForm>
  )
}
