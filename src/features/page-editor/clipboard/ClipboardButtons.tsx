'use client'

import { useSyncExternalStore } from 'react'

import { clips } from '../dictionary.fr'
import { useDnd } from '../dnd/context'
import { nameOf } from '../dnd/MoveMenu'
import { useEditorState } from '../ui/context'
import { ToolButton } from '../ui/ToolButton'
import { hasClip, onClip } from './store'

/** Copies, cuts and pastes a block or a section; what is pasted comes after it. */
export function ClipboardButtons({ id }: { id: string }) {
  const { clipboard } = useDnd()
  const name = useEditorState((state) => nameOf(state, id))
  const canPaste = useSyncExternalStore(onClip, hasClip, () => false)
  return (
    <>
      <ToolButton
        icon="copy"
        label={clips.copy(name)}
        node={id}
        part="copy"
        onClick={() => clipboard.copy(id)}
      />
      <ToolButton
        icon="cut"
        label={clips.cut(name)}
        node={id}
        part="cut"
        onClick={() => clipboard.cut(id)}
      />
      <ToolButton
        icon="paste"
        label={canPaste ? clips.paste(name) : clips.nothing}
        unable={!canPaste}
        node={id}
        part="paste"
        onClick={() => clipboard.paste(id)}
      />
    </>
  )
}
