'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { send } from '@/ui/api/client'
import { OFFLINE } from '@/ui/api/offline'

export function RetryButton({ id, label }: { id: string; label: string }) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)

  const retry = async () => {
    setIsSending(true)
    const asked = { params: { id } }
    const { data, refusal } = await send('POST', '/api/jobs/{id}/retry', asked, {
      fallback: OFFLINE,
    })
    setIsSending(false)
    if (refusal) toast.error(refusal.sentence)
    else toast.success(data.message)
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
