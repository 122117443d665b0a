'use client'

import { useState } from 'react'

import { send } from '@/ui/api/client'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Deletes a walk of one’s own, after one question. */
export function DeleteWalk({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    const { refusal } = await send('DELETE', '/api/walks/{id}', { params: { id } })
    if (!refusal || refusal.kind === 'gone') return window.location.reload()
    setBusy(false)
    setProblem(refusal.sentence)
  }
  return (
    <>
      <Button
        isSmall
        look="plain"
        aria-label={`Supprimer «\u00a0${name}\u00a0»`}
        onClick={() => setOpen(true)}
      >
        Supprimer
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Supprimer «\u00a0${name}\u00a0»\u00a0?`}
        description="La promenade et ses photos disparaissent, pour vous comme pour les autres."
        footer={
          <>
            <Button look="destructive" isBusy={isBusy} onClick={() => void remove()}>
              Supprimer la promenade
            </Button>
            <Button look="plain" onClick={() => setOpen(false)}>
              Garder
            </Button>
          </>
        }
      >
        {problem && <p role="alert">{problem}</p>}
      </Dialog>
    </>
  )
}
