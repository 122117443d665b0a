'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'

import { isRetyped, type Holding } from '../model'
import styles from './PersonData.module.scss'
import { words } from './words.fr'

type Props = { holding: Holding; onClose: () => void; onErased: () => void }

/** Says what ends and what stays, and asks for the address once more. */
export function EraseDialog({ holding, onClose, onErased }: Props) {
  const { email, ends, keeps } = holding
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { write, refusal, isBusy } = useWrite()

  const confirm = async () => {
    const isSame = isRetyped(typed, email)
    setError(isSame ? null : words.retypeWrong)
    if (!isSame) return
    const outcome = await write('POST', '/api/privacy/person/erase', {
      body: { email, confirmation: typed },
    })
    if (outcome && !outcome.refusal) onErased()
  }

  return (
    <ActionDialog
      title={words.dialogTitle}
      about={email}
      isSheet
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.confirm}
      busy={words.erasing}
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      <div className={styles.erase}>
        <p>{words.forEver}</p>
        {ends.length > 0 && <Sentences title={words.ends} sentences={ends} />}
        <Sentences title={words.keeps} sentences={[...keeps, words.elsewhere]} />
        <AdminField label={words.retype} hint={words.retypeHint(email)} error={error}>
          {(described) => (
            <input
              {...described}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </AdminField>
      </div>
    </ActionDialog>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
