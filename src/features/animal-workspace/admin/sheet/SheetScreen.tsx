'use client'

import { useAuth } from '@payloadcms/ui'

import { AdminView } from '@/ui/AdminList/AdminView'
import { LoadError } from '@/ui/AdminList/Notices'
import { useTrail } from '@/ui/AdminList/use-trail'
import { useRead } from '@/ui/api/use-read'

import { words as listWords } from '../words.fr'
import { SheetForm } from './SheetForm'
import { words } from './words.fr'

type Props = { id: string; shelter: string; base: string }

/** The sheet of an animal of a shelter: read, then written. */
export function SheetScreen({ id, shelter, base }: Props) {
  const { user } = useAuth()
  const { answer, error, refresh, patch } = useRead(
    '/api/shelter/{shelterId}/animals/{animalId}/sheet',
    {
      params: { shelterId: shelter, animalId: id },
    },
  )
  const sheet = answer?.data
  useTrail({ label: listWords.title, url: base }, { label: sheet?.animal.name ?? '' })
  return (
    <AdminView>
      {Boolean(error) && !sheet && (
        <LoadError sentence={words.loadError} onRetry={() => void refresh()} />
      )}
      {!error && !sheet && <p role="status">{words.loading}</p>}
      {sheet && (
        <SheetForm
          key={id}
          sheet={sheet}
          person={String(user?.id ?? '')}
          onSheet={(data) => patch((before) => ({ ...before, data }))}
          onRefresh={() => void refresh()}
        />
      )}
    </AdminView>
  )
}
