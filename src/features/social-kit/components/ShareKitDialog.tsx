'use client'

import { AdminDialog } from '@/ui/AdminDialog'
import { LoadError } from '@/ui/AdminList/Notices'
import { useRead } from '@/ui/api/use-read'

import { KIT, namesOf, type Shared } from './shared'
import { ShareKit } from './ShareKit'
import { words } from './words.fr'

type Props = { shared: Shared; onClose: () => void }

/** Ready texts and pictures for each network, over any screen of the admin. */
export function ShareKitDialog({ shared, onClose }: Props) {
  const { answer, error, refresh, patch } = useRead(KIT, { params: namesOf(shared) })
  const kit = answer?.data
  if (kit) {
    return (
      <ShareKit
        key={kit.version}
        shared={shared}
        kit={kit}
        onShares={(shares) => patch((before) => ({ ...before, data: { ...before.data, shares } }))}
        onRefresh={() => void refresh()}
        onClose={onClose}
      />
    )
  }
  return (
    <AdminDialog title={words.title(shared.name)} onClose={onClose}>
      {error ? (
        <LoadError
          sentence={error.message}
          {...(error.kind === 'network' && { onRetry: () => void refresh() })}
        />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </AdminDialog>
  )
}
