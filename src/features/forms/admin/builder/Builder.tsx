'use client'

import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { previsit } from '../../models/previsit'
import type { Recipe } from '../../models/recipe'
import { holds } from '../../models/use-recipe'
import { Bar } from './Bar'
import styles from './Builder.module.scss'
import { BuilderContext, type Asked } from './context'
import { Dialogs } from './dialogs/Dialogs'
import { DndRoot } from './dnd/DndRoot'
import { createDrag } from './dnd/drag'
import { ModelList } from './ModelList'
import { PartCard } from './PartCard'
import { importRecipe } from './state/commands/import-recipe'
import { addGroup } from './state/commands/groups'
import { duplicateField } from './state/commands/fields'
import { stepField, stepGroup } from './state/commands/moves'
import { fieldOf, groupOf, allParts } from './state/places'
import type { Builder as BuilderStore } from './state/store'
import { UndoToast, type Offer } from './UndoToast'
import { useFocusRequests } from './use-focus-requests'
import { words } from './words.fr'

type Props = {
  builder: BuilderStore
  readOnly: boolean
  frozen: ReadonlySet<string>
  /** Told when a ready-made form was added; true when the form had no question before. */
  onRecipe: (recipe: Recipe, wasEmpty: boolean) => void
}

const isWriting = (target: EventTarget) =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** Ctrl+Z and its like, Alt and arrows, Ctrl+D: a second way to what the buttons do. */
function pressKey(builder: BuilderStore, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  const isControl = event.ctrlKey || event.metaKey
  if (isControl && !event.altKey && (key === 'z' || key === 'y')) {
    if (key === 'y' || event.shiftKey) builder.redo()
    else builder.undo()
    return true
  }
  const node =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-node]') : null
  const id = node?.dataset.node
  const { content: form } = builder.store.getState()
  if (!id) return false
  if (isControl && key === 'd' && fieldOf(form, id)) {
    builder.run(duplicateField, { id })
    return true
  }
  if (!event.altKey || isControl || (key !== 'arrowup' && key !== 'arrowdown')) return false
  const direction = key === 'arrowup' ? 'up' : 'down'
  const tool =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
  const part = tool?.dataset.part
  if (fieldOf(form, id)) builder.run(stepField, { id, direction, part })
  else if (groupOf(form, id)) builder.run(stepGroup, { id, direction, part })
  return true
}

/** The form builder: its questions in their groups, and what one can do with them. */
export function Builder({ builder, readOnly, frozen, onRecipe }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [drag] = useState(() => createDrag(builder))
  const [asked, setAsked] = useState<Asked | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const instructions = useId()
  useFocusRequests(builder, root)
  const form = useStore(builder.store, (state) => state.content)
  const parts = allParts(form)
  const isEmpty = form.fields.length === 0 && form.groups.length === 0

  const offerUndo = useCallback(
    (message: string) => setOffer({ message, serial: builder.store.getState().history.serial }),
    [builder],
  )
  const context = useMemo(
    () => ({ builder, drag, readOnly, frozen, instructions, ask: setAsked, offerUndo }),
    [builder, drag, readOnly, frozen, instructions, offerUndo],
  )

  const insert = (recipe: Recipe) => {
    setAsked(null)
    const { done, message } = builder.run(importRecipe, { recipe })
    if (!done) return
    offerUndo(message)
    onRecipe(recipe, isEmpty)
  }

  const choose = (recipe: Recipe) =>
    holds(builder.store.getState().content, recipe)
      ? setAsked({ kind: 'again', recipe })
      : insert(recipe)

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a field would send the whole form of the page.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    // A dialog opened from here is our child for React, and not on the page.
    const isHere = event.target instanceof Node && root.current?.contains(event.target)
    if (readOnly || !isHere || event.defaultPrevented || isWriting(event.target)) return
    if (!pressKey(builder, event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <BuilderContext value={context}>
      {/* Keys are a second way: every action is a button too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        ref={root}
        className={styles.builder}
        data-node="form"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <Bar />
        {isEmpty && !readOnly && (
          <div className={styles.empty}>
            <h3>{words.empty}</h3>
            <p>{words.emptyHint}</p>
            <ModelList onChoose={choose} />
          </div>
        )}
        <DndRoot root={root}>
          {parts.map((part, index) => (
            <PartCard
              key={part.group?.id ?? ''}
              part={part}
              index={index - 1}
              last={parts.length - 2}
              isAlone={parts.length === 1}
            />
          ))}
        </DndRoot>
        {!readOnly && (
          <div className={styles.foot}>
            <button
              type="button"
              className={buttons.plain}
              data-part-of="form"
              data-part="add-group"
              onClick={() => {
                const { done, focus } = builder.run(addGroup, {})
                if (done && focus) builder.open(focus.node)
              }}
            >
              <Icon name="plus" size={20} />
              {words.addGroup}
            </button>
            <button
              type="button"
              className={buttons.plain}
              onClick={() => setAsked({ kind: 'models' })}
            >
              <Icon name="list" size={20} />
              {words.models}
            </button>
            <button type="button" className={buttons.plain} onClick={() => choose(previsit)}>
              <Icon name="download" size={20} />
              {words.previsitButton}
            </button>
          </div>
        )}
        <LiveRegion builder={builder} />
        {offer && <UndoToast offer={offer} onClose={() => setOffer(null)} />}
        {asked && (
          <Dialogs asked={asked} onChoose={choose} onUse={insert} onClose={() => setAsked(null)} />
        )}
      </div>
    </BuilderContext>
  )
}

/** Speaks what commands did. The invisible mark makes a repeated sentence a new one. */
function LiveRegion({ builder }: { builder: BuilderStore }) {
  const { text, serial } = useStore(builder.store, ({ announcement }) => announcement)
  const repeated = serial % 2 === 0 ? '' : '\u200b'
  return (
    <div className={styles.hidden} role="status" aria-live="polite">
      {text && `${text}${repeated}`}
    </div>
  )
}
