'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { PAYOUT_STATE_LABELS } from '@/features/shelters/model'
import styles from '@/ui/admin-buttons.module.scss'
import type { DataOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { OFFLINE } from '@/ui/api/offline'

import { NO_PROVIDER, OPEN_ACCOUNT_LABELS, PAYOUT_STATE_SENTENCES } from '../model'
import panel from './AccountPanel.module.scss'

const ACCOUNT = '/api/shelter/{shelterId}/giving/account'
const WORDS = { fallback: OFFLINE }

type Account = DataOf<'POST', `${typeof ACCOUNT}/refresh`>

/** In the settings of a shelter: whether it takes payments, and the way to open its account. */
export function AccountPanel() {
  const { id } = useDocumentInfo()
  const [account, setAccount] = useState<Account | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const shelter = id ? String(id) : null

  const read = useCallback(async () => {
    if (!shelter) return
    const params = { shelterId: shelter }
    const { data, refusal } = await send('POST', `${ACCOUNT}/refresh`, { params }, WORDS)
    if (data) setAccount(data)
    setError(refusal?.sentence ?? '')
  }, [shelter])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- after the answer of the server
    void read()
  }, [read])

  const open = async () => {
    if (isBusy || !shelter) return
    setBusy(true)
    const params = { shelterId: shelter }
    const { data, refusal } = await send('POST', ACCOUNT, { params }, WORDS)
    if (data) {
      window.location.assign(data.url)
      return
    }
    setError(refusal.sentence)
    setBusy(false)
  }

  if (!shelter) return null
  return (
    <section className={panel.panel} aria-labelledby="compte-de-paiement">
      <h3 id="compte-de-paiement" className={panel.title}>
        Paiements en ligne
        {account && (
          <span className={panel.state} data-state={account.state}>
            {PAYOUT_STATE_LABELS[account.state]}
          </span>
        )}
      </h3>
      {account && (
        <>
          <p className={panel.text}>
            {account.isAvailable ? PAYOUT_STATE_SENTENCES[account.state] : NO_PROVIDER}
          </p>
          {account.isAvailable && (
            <button
              type="button"
              className={account.state === 'ENABLED' ? styles.plain : styles.primary}
              aria-disabled={isBusy}
              onClick={() => void open()}
            >
              {isBusy ? 'Ouverture…' : OPEN_ACCOUNT_LABELS[account.state]}
            </button>
          )}
        </>
      )}
      {!account && !error && <p className={panel.text}>Lecture de l’état du compte…</p>}
      <div role="alert">
        {error && (
          <p className={panel.error}>
            {error}{' '}
            <button type="button" className={styles.plain} onClick={() => void read()}>
              Réessayer
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
