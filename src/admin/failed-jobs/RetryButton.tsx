'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson } from '@/ui/post-json'

export function RetryButton({ id, label }: { id: string; label: string }) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)

  const retry = async () => {
    setIsSending(true)
    const { error, answer } = await postJson<{ message: string }>(`/api/jobs/${id}/retry`, {})
    setIsSending(false)
    if (answer) toast.success(answer.message)
    else toast.error(error)
    router.refresh()
  }

  return (
    <Button
      buttonStyle="secondary"
      disabled={isSending}
      margin={false}
      onClick={retry}
      aria-label={`Réessayer\u00a0: ${label}`}
    >
      Réessayer
    </Button>
  )
}
