'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'

/** Beside « Versions »: every change of this document, in the log. */
export function HistoryTab() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id || !collectionSlug) return null
  const query = new URLSearchParams({ entity: collectionSlug, entityId: String(id) })
  return (
    <Button
      buttonStyle="tab"
      className="doc-tab"
      el="link"
      margin={false}
      size="medium"
      to={`/admin/collections/audit-log?${query}`}
    >
      <span className="doc-tab__label">Historique</span>
    </Button>
  )
}
