'use client'

import { useState } from 'react'

import { useSession } from '@/ui/api/use-session'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import { DONE_WORDS, doneOf, type Done } from '../words.fr.model'
import { AlertForm } from './AlertForm'
import styles from './Alerts.module.scss'

type Props = {
  query: string
  /** The list, in words. */
  words: string
  onClose: () => void
}

/** The form of an alert over the list that it is of. */
export function AlertDialog({ query, words, onClose }: Props) {
  const [done, setDone] = useState<Done | null>(null)
  const email = useSession()?.email
  return (
    <DialogOrSheet title="M’alerter des nouveaux animaux" description={words} onClose={onClose}>
      {done ? (
        <div className={styles.done}>
          <Banner tone="success" role="status" title={DONE_WORDS[done].title}>
            {DONE_WORDS[done].text}
          </Banner>
          <div>
            <Button data-autofocus="" onClick={onClose}>
              Revenir à la liste
            </Button>
          </div>
        </div>
      ) : (
        <AlertForm
          query={query}
          email={email}
          onSent={(next) => setDone(doneOf(new URLSearchParams(next.split('?')[1]).get('fait')))}
        />
      )}
    </DialogOrSheet>
  )
}
