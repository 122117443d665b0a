'use client'

import { toast } from '@payloadcms/ui'

import { AdminDialog } from '@/ui/AdminDialog'

import { findSection } from '../state/find'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext, useEditorState, useView } from '../ui/context'
import { Icon } from '../ui/Icon'
import { NameForm } from './NameForm'
import styles from './saved.module.scss'
import { SavedDialog } from './SavedDialog'
import { storeSection } from './use-saved-sections'
import { saved } from './words.fr'

/** Opens « Mes sections ». */
export function SavedSectionsButton() {
  const { view } = useEditorContext()
  return (
    <button
      type="button"
      className={buttons.plain}
      title={saved.openHint}
      onClick={() => view.set({ savedSections: true })}
    >
      <Icon name="bookmark" />
      {saved.open}
    </button>
  )
}

function KeepDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { shelterId } = useEditorContext()
  const section = useEditorState(({ content }) => findSection(content, id)?.section)
  if (!section) return null
  const keep = async (name: string) => {
    if (shelterId === null) throw new Error(saved.noShelter)
    await storeSection(shelterId, name, section)
    onClose()
    toast.success(saved.kept(name))
  }
  return (
    <AdminDialog title={saved.saveTitle} onClose={onClose}>
      <p className={styles.hint}>{saved.saveHint}</p>
      <NameForm hint={saved.nameHint} onKeep={keep} onCancel={onClose} />
    </AdminDialog>
  )
}

/** The dialogs of saved sections; what opens them is in the tools of the page and of a section. */
export function SavedSections() {
  const { view } = useEditorContext()
  const isOpen = useView(({ savedSections }) => savedSections)
  const keeping = useView(({ keepingSection }) => keepingSection)
  return (
    <>
      {isOpen && <SavedDialog onClose={() => view.set({ savedSections: false })} />}
      {keeping !== null && (
        <KeepDialog id={keeping} onClose={() => view.set({ keepingSection: null })} />
      )}
    </>
  )
}
