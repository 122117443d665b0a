'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useState, type SubmitEvent } from 'react'

import { DEPARTMENT_NAMES, departmentLabel } from '@/platform/geo/departments.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { useTrail } from '@/ui/AdminList/use-trail'
import { AdminField } from '@/ui/AdminField'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'

import { DESK_PATH } from '../model'
import styles from './Desk.module.scss'
import { words } from './words.fr'

const TITLE = 'Destinataires des signalements'

/** Chooses a shelter for a department. */
function AddForm({ onAdded }: { onAdded: () => void }) {
  const { options } = useTenantSelection()
  const { write, refusal, isBusy } = useWrite()
  const [shelterId, setShelter] = useState('')
  const [department, setDepartment] = useState('')
  const fields = refusal?.fields ?? {}
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await write(
      'POST',
      '/api/platform/abuse-recipients',
      { body: { shelterId, department } },
      { done: 'Le refuge lit désormais ces signalements' },
    )
    if (!outcome || outcome.refusal) return
    setShelter('')
    onAdded()
  }
  return (
    <form className={styles.adding} noValidate onSubmit={(event) => void submit(event)}>
      <AdminField label={words.department} error={fields.department}>
        {(control) => (
          <select
            {...control}
            value={department}
            onChange={({ target }) => setDepartment(target.value)}
          >
            <option value="">{words.choose}</option>
            {[...DEPARTMENT_NAMES.keys()].map((code) => (
              <option key={code} value={code}>
                {departmentLabel(code)}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <AdminField label="Refuge" error={fields.shelterId ?? (refusal && refusal.sentence)}>
        {(control) => (
          <select
            {...control}
            value={shelterId}
            onChange={({ target }) => setShelter(target.value)}
          >
            <option value="">{words.choose}</option>
            {options.map(({ value, label }) => (
              <option key={String(value)} value={String(value)}>
                {typeof label === 'string' ? label : String(value)}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <button type="submit" className={buttons.primary} aria-disabled={isBusy}>
        Ajouter
      </button>
    </form>
  )
}

/** Which shelters read the reports of which department, and another one. */
export function RecipientsScreen() {
  useTrail({ label: words.title, url: DESK_PATH }, { label: TITLE })
  const { answer, error, isLoading, refresh } = useRead('/api/platform/abuse-recipients', {})
  const { write } = useWrite()
  const remove = async (id: string) => {
    const outcome = await write(
      'DELETE',
      '/api/platform/abuse-recipients/{recipientId}',
      { params: { recipientId: id } },
      { done: 'Ce refuge ne lit plus ces signalements' },
    )
    if (outcome && !outcome.refusal) await refresh()
  }
  const rows = answer?.data ?? []
  return (
    <ListPage
      title={TITLE}
      about="Leurs modérateurs et administrateurs lisent les signalements du département, et rien d’autre."
    >
      <div className={styles.screen}>
        <AddForm onAdded={() => void refresh()} />
        {error && (
          <p role="alert">
            {error.message}{' '}
            <button type="button" className={buttons.plain} onClick={() => void refresh()}>
              Réessayer
            </button>
          </p>
        )}
        {!error && !isLoading && rows.length === 0 && (
          <p>Aucun destinataire&nbsp;: seuls les super administrateurs lisent les signalements.</p>
        )}
        <ul className={styles.recipients} aria-label={TITLE}>
          {rows.map(({ id, department, shelter, isActive }) => (
            <li key={id}>
              <span>
                <strong>{departmentLabel(department)}</strong> · {shelter.name}
              </span>
              {!isActive && <StatusMark tone="bad">Suspendu{'\u00a0'}: ne lit rien</StatusMark>}
              <button
                type="button"
                className={buttons.plain}
                aria-label={`Retirer ${shelter.name}, ${departmentLabel(department)}`}
                onClick={() => void remove(id)}
              >
                Retirer
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ListPage>
  )
}
