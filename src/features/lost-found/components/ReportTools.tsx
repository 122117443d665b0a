'use client'

import { useState } from 'react'

import { useSession } from '@/ui/api/use-session'
import { PostedForm } from '@/ui/PostedForm'
import { QuietFold } from '@/ui/QuietFold'
import { SelectField } from '@/ui/SelectField'
import { TakeDownForm } from '@/ui/TakeDownForm'

import { flagPath, LOST_FOUND_LIMITS, takeInApi, withdrawApi, type ReportKind } from '../model'
import styles from './ReportSheet.module.scss'

type Props = {
  kind: ReportKind
  id: string
  /** Of a found animal that no shelter has yet. */
  canBeTaken: boolean
}

/** What a team, the platform and everybody else may do about a report besides writing. */
export function ReportTools({ kind, id, canBeTaken }: Props) {
  const user = useSession()
  return (
    <>
      {canBeTaken && user?.canViewAdmin && <TakeIn id={id} />}
      <Moderation kind={kind} id={id} isSuperAdmin={user?.isSuperAdmin === true} />
    </>
  )
}

type Own = { id: string; slug: string; name: string; canViewAdmin: boolean }

const TAKEN_IN_HINT =
  'Sa fiche reprend cet avis et ses photos\u00a0; elle reste cachée, et le délai de fourrière compte d’aujourd’hui.'

/** A team writes the sheet of a found animal in one press. */
function TakeIn({ id }: { id: string }) {
  const [shelters, setShelters] = useState<readonly Own[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const only = shelters?.length === 1 ? shelters[0] : undefined
  const load = async () => {
    if (shelters) return
    try {
      const response = await fetch('/api/user/shelters')
      if (!response.ok) throw new Error(`Erreur ${response.status}`)
      const own = ((await response.json()) as { shelters: Own[] }).shelters
      setShelters(own.filter(({ canViewAdmin }) => canViewAdmin))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <QuietFold summary="Mon refuge le recueille" onToggle={() => void load()}>
      {isFailed && <p role="alert">Vos refuges n’ont pas pu être lus. Refermez, puis rouvrez.</p>}
      {shelters && (
        <PostedForm<{ next: string }>
          path={takeInApi(id)}
          labels={{ shelter: 'Refuge' }}
          prefix="recueillir"
          label="Écrire sa fiche"
          busyLabel="Un instant…"
          onSent={({ next }) => window.location.assign(next)}
        >
          {(bind) =>
            only ? (
              <p>
                <input type="hidden" name="shelter" value={only.slug} />
                {only.name}. {TAKEN_IN_HINT}
              </p>
            ) : (
              <SelectField
                {...bind('shelter')}
                label="Refuge"
                hint={TAKEN_IN_HINT}
                options={shelters.map(({ slug, name }) => ({ value: slug, label: name }))}
                isRequired
              />
            )
          }
        </PostedForm>
      )}
    </QuietFold>
  )
}

type Moderated = { kind: ReportKind; id: string; isSuperAdmin: boolean }

function Moderation({ kind, id, isSuperAdmin }: Moderated) {
  if (!isSuperAdmin) {
    return (
      <p className={styles.tools}>
        Quelque chose ne va pas dans cet avis&nbsp;? <a href={flagPath(kind, id)}>Dites-le-nous</a>.
      </p>
    )
  }
  return (
    <TakeDownForm
      path={withdrawApi(id)}
      label="Retirer cet avis"
      hint="Son auteur le lit, corrige, et peut le remettre en ligne."
      max={LOST_FOUND_LIMITS.reason}
    />
  )
}
