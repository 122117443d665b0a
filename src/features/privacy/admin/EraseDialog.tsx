'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { postJson } from '@/ui/post-json'

import { isRetyped, type Holding } from '../model'
import styles from './PersonData.module.scss'
import { words } from './words.fr'

type Props = { holding: Holding; onClose: () => void; onErased: () => void }

/** Says what ends and what stays, and asks for the address once more. */
export function EraseDialog({ holding, onClose, onErased }: Props) {
  const { email, ends, keeps } = holding
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (isBusy) return
    const isSame = isRetyped(typed, email)
    setError(isSame ? null : words.retypeWrong)
    if (!isSame) return
    setBusy(true)
    const body = { email, confirmation: typed }
    const done = await postJson<object>('/api/privacy/person/erase', body)
    setBusy(false)
    if (done.answer) onErased()
    else setRefusal(done.error)
  }

  return (
    <ActionDialog
      title={words.dialogTitle}
      about={email}
      isSheet
      onClose={onClose}
      refusal={refusal}
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
