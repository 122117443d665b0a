'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminField } from '@/ui/AdminField'
import { send } from '@/ui/api/client'
import { OFFLINE } from '@/ui/api/offline'

import { EXPORT_NAME, type Holding } from '../model'
import { EraseDialog } from './EraseDialog'
import styles from './PersonData.module.scss'
import { words } from './words.fr'

const OWN_WORDS = { fallback: OFFLINE }

/** Hands the copy over as a file of the browser’s own. */
function save(copy: object): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = EXPORT_NAME
  link.click()
  URL.revokeObjectURL(url)
}

/** Finds a person by their address, copies what is held, and erases it. */
export function PersonData() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [holding, setHolding] = useState<Holding | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setSaid(words.searching)
    const asked = { body: { email } }
    const { data, refusal } = await send('POST', '/api/privacy/person', asked, OWN_WORDS)
    setBusy(false)
    setError(refusal && (refusal.fields.email ?? refusal.sentence))
    setHolding(data)
    setSaid(data?.counts.length === 0 ? words.nothing : '')
  }

  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <form className={styles.search} noValidate onSubmit={(event) => void search(event)}>
        <AdminField label={words.email} error={error}>
          {(described) => (
            <input
              {...described}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </AdminField>
        <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
          {words.search}
        </button>
      </form>
      <p className={styles.said} role="status">
        {said}
      </p>
      {holding && holding.counts.length > 0 && (
        <Held
          key={holding.email}
          holding={holding}
          onSay={setSaid}
          onErased={() => {
            setHolding(null)
            setSaid(words.erased)
          }}
        />
      )}
    </div>
  )
}

type HeldProps = { holding: Holding; onSay: (words: string) => void; onErased: () => void }

function Held({ holding, onSay, onErased }: HeldProps) {
  const { email, counts, refusals } = holding
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const download = async () => {
    onSay(words.downloading)
    const asked = { body: { email } }
    const { data, refusal } = await send('POST', '/api/privacy/person/export', asked, OWN_WORDS)
    if (data) save(data)
    onSay(refusal ? refusal.sentence : words.downloaded)
  }

  return (
    <section className={styles.held}>
      <h2 ref={title} tabIndex={-1}>
        {words.held(email)}
      </h2>
      <ul>
        {counts.map(({ kind, words: sentence }) => (
          <li key={kind}>{sentence}</li>
        ))}
      </ul>
      {refusals.length > 0 && (
        <div className={styles.refusals}>
          <h3>{words.cannot}</h3>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={() => void download()}>
          {words.download}
        </button>
        {refusals.length === 0 && (
          <button type="button" className={buttons.danger} onClick={() => setAsking(true)}>
            {words.erase}
          </button>
        )}
      </div>
      {isAsking && (
        <EraseDialog holding={holding} onClose={() => setAsking(false)} onErased={onErased} />
      )}
    </section>
  )
}
