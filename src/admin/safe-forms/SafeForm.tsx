'use client'

import {
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { idOf } from '@/platform/access/model'
import { LeaveDialog } from '@/ui/editing/LeaveDialog'
import { useLeaveGuard } from '@/ui/editing/use-leave-guard'

import { differences } from './differences'
import { FailedSave } from './FailedSave'
import { FoundWork } from './FoundWork'
import { isPassing, keptKey, type FormOf } from './kept-form'
import styles from './SafeForm.module.scss'
import { SessionDialog } from './SessionDialog'
import { useKeptForm } from './use-kept-form'
import { useRestore } from './use-restore'
import { useSaves } from './use-saves'
import { useSections } from './use-sections'
import { words } from './words'
import { tabsOf } from './places'
import { WrongFields } from './WrongFields'

/** Payload's bar of buttons, at whose foot the messages stand: always in sight, beside what saves. */
const BAR = '.doc-controls'

/**
 * What keeps a person's work safe in any form of Payload: what was typed when a tab died, the
 * question before leaving, the way to try a save again, and a session that ended meanwhile.
 */
export function SafeForm() {
  const { user } = useAuth()
  const { docPermissions } = useDocumentInfo()
  // A drawer is a short task over a form; its own form is not the one that a tab was opened for.
  const isMain = useEditDepth() <= 1
  return isMain && user && docPermissions ? <Net user={user} /> : null
}

type Person = { id: string | number; name?: unknown; email?: unknown }

function Net({ user }: { user: Person }) {
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, data, hasSavePermission, isTrashed } = info
  const { config, getEntityConfig } = useConfig()
  const { getData } = useForm()
  const shelter = useFormFields(([fields]) => idOf(fields.shelter?.initialValue as string | null))
  const restore = useRestore()
  const anchor = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(anchor.current?.closest(BAR) ?? null), [])
  const guard = useLeaveGuard(useFormModified())

  const me = String(user.id)
  const form: FormOf = {
    id: id === undefined || id === null ? null : String(id),
    ...(collectionSlug && { collection: collectionSlug }),
    ...(globalSlug && { global: globalSlug }),
  }
  const updatedAt: unknown = data?.updatedAt
  const base = typeof updatedAt === 'string' ? updatedAt : null
  const [isRefused, setRefused] = useState(false)
  const kept = useKeptForm({
    key: keptKey(me, form, shelter),
    user: me,
    base,
    isReadOnly: !hasSavePermission || Boolean(isTrashed),
    isRefused,
  })
  const saves = useSaves({ form, user: me, keep: kept.keep, onSaved: kept.forget })
  const { failed, session, canRetry, retry } = saves
  if (isRefused !== (failed !== null)) setRefused(failed !== null)

  const { found } = kept
  const takeBack = async () => {
    if (!found) return
    if (!(await restore(found.values))) {
      toast.error(words.notRestored)
      return
    }
    kept.take()
    toast.success(words.restored)
  }
  const entity = getEntityConfig(
    globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' },
  )
  const fields = entity?.fields ?? []
  useSections(tabsOf(fields))
  const { login, logout } = config.admin.routes

  return (
    <>
      <span ref={anchor} hidden />
      {place &&
        createPortal(
          <div className={styles.place}>
            <WrongFields fields={fields} failed={failed} />
            {found && (
              <FoundWork
                at={found.at}
                isOlder={found.base !== base}
                differences={() => differences(fields, found.values, getData())}
                onRestore={() => void takeBack()}
                onIgnore={kept.ignore}
              />
            )}
            {failed && isPassing(failed) && (
              <FailedSave
                failed={failed}
                canRetry={canRetry}
                onRetry={retry}
                onHide={saves.forget}
              />
            )}
          </div>,
          place,
        )}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
      {session && (
        <SessionDialog
          signed={session}
          me={[user.name, user.email].find((each) => typeof each === 'string') as string}
          signInAt={`${config.routes.admin}${login}`}
          signOutAt={`${config.routes.admin}${logout}`}
          canRetry={canRetry}
          onLook={saves.lookAgain}
          onRetry={retry}
          onClose={saves.closeSession}
        />
      )}
    </>
  )
}
