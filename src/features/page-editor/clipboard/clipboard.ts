import { blockName } from '@/features/pages/model'

import { clips } from '../dictionary.fr'
import { nodeIdOf } from '../dnd/elements'
import { isWriting, OUTLINE_PART } from '../dnd/node-keys'
import { pasteNode, type Pasted } from '../state/commands/paste-node'
import { removeNode } from '../state/commands/remove-node'
import { blocksIn } from '../state/copies'
import { findBlock, findColumn, findSection } from '../state/find'
import type { Editor } from '../state/store'
import { CLIP_TYPE, clipOf, decodeClip, encodeClip, plainTextOf, textAsPasted } from './clip'
import { forShelter, isAnyLost } from './foreign'
import { lastCopied, rememberCopied } from './store'

type Options = {
  editor: Editor
  /** The shelter of the page; null until one is chosen. */
  shelterId: string | null
  /** The node that the canvas shows as selected. */
  selected: string | null
  root: HTMLElement | null
  /** Hears what the reader should also see: what was left behind by another shelter. */
  onNotice: (notice: string | null) => void
}

export type Clipboard = ReturnType<typeof createClipboard>

/** The sentence for what is copied or cut; null when the node is gone. */
function sentence({ store }: Editor, id: string, isCut: boolean): string | null {
  const { content } = store.getState()
  const block = findBlock(content, id)?.block
  if (block) return (isCut ? clips.blockCut : clips.blockCopied)(blockName(block))
  const section = findSection(content, id)
  const say = isCut ? clips.sectionCut : clips.sectionCopied
  return section && say(section.index, blocksIn(section.section).length)
}

/** The clip of ours that words of the system's clipboard stand for, when its own type was lost. */
function clipFor(text: string): string | null {
  const kept = lastCopied()
  return kept && (text === '' || kept.text === text) ? kept.clip : null
}

/**
 * Copy, cut and paste of blocks and sections, by Ctrl+C, X, V, the browser's
 * menu and buttons: through the system's clipboard, with words for other
 * programs, and through this browser's storage for its other tabs.
 */
export function createClipboard({ editor, shelterId, selected, root, onNotice }: Options) {
  /** What a button asked to copy, while the browser tells our own listener. */
  let asked: { id: string; isCut: boolean } | null = null

  /** The node that a key means; undefined when the key is not for the canvas. */
  function meant(): string | null | undefined {
    const { activeElement } = document
    if (activeElement === document.body && selected !== null) return selected
    const isInOutline = activeElement?.matches(`[data-part="${OUTLINE_PART}"]`)
    if (!activeElement || !(isInOutline || root?.contains(activeElement))) return undefined
    if (isWriting(activeElement)) return undefined
    const { content } = editor.store.getState()
    const own = nodeIdOf(activeElement) ?? ''
    const isNode = findBlock(content, own) ?? findSection(content, own) ?? findColumn(content, own)
    return isNode ? own : selected
  }

  /** Writes a node to both places; false when there is none. */
  function write(id: string, data: DataTransfer | null): boolean {
    const clip = clipOf(editor.store.getState().content, id, shelterId)
    if (!clip) return false
    const [written, text] = [encodeClip(clip), plainTextOf(clip)]
    rememberCopied({ clip: written, text })
    data?.setData(CLIP_TYPE, written)
    data?.setData('text/plain', text)
    return true
  }

  function take(id: string, isCut: boolean, data: DataTransfer | null): boolean {
    const said = sentence(editor, id, isCut)
    if (said === null || !write(id, data)) return false
    if (isCut) editor.run(removeNode, { id })
    editor.say(said)
    return true
  }

  function put(pasted: Pasted, at: string | null, lost: string): void {
    const { done, message } = editor.run(pasteNode, { pasted, at })
    if (!done) return
    onNotice(lost || null)
    if (lost) editor.say(`${message}. ${lost}`)
  }

  async function putClip(written: string, at: string | null): Promise<void> {
    // The server's own cleaning, asked for only when something is pasted.
    const { sanitiseHtml } = await import('@/platform/html/sanitise')
    const clip = decodeClip(written, sanitiseHtml)
    if (!clip) return editor.say(clips.unreadable)
    const { pasted, lost } = forShelter(clip, shelterId)
    put(pasted, at, isAnyLost(lost) ? clips.lost(lost) : '')
  }

  function onTake(event: ClipboardEvent): void {
    const isCut = asked?.isCut ?? event.type === 'cut'
    const id = asked ? asked.id : meant()
    if (id === undefined) return
    // Words chosen in the page are what the reader wants, not the whole block.
    if (!asked && getSelection()?.isCollapsed === false) return
    asked = null
    if (id !== null && take(id, isCut, event.clipboardData)) event.preventDefault()
    else editor.say(clips.nothingCopied)
  }

  function onPaste(event: ClipboardEvent): void {
    const at = meant()
    if (at === undefined) return
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const written = event.clipboardData?.getData(CLIP_TYPE) || clipFor(text)
    const words = written ? null : textAsPasted(text)
    if (written) void putClip(written, at)
    else if (words) put(words, at, '')
    else editor.say(clips.nothing)
  }

  /** Hears the browser's own copy, cut and paste; answers what stops it. */
  function listen(): () => void {
    document.addEventListener('copy', onTake)
    document.addEventListener('cut', onTake)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onTake)
      document.removeEventListener('cut', onTake)
      document.removeEventListener('paste', onPaste)
    }
  }

  /** Copies or cuts a node because a button asks. */
  function takeBy(id: string, isCut: boolean): void {
    asked = { id, isCut }
    // The old call: it needs no permission, and its event carries our own type too.
    document.execCommand('copy')
    // Some browsers fire no event without words chosen: our own storage has it at least.
    if (asked) take(id, isCut, null)
    asked = null
  }

  return {
    listen,
    copy: (id: string) => takeBy(id, false),
    cut: (id: string) => takeBy(id, true),
    /** Pastes what this browser copied last, after a node or at the end of the page. */
    paste: (at: string | null) => {
      const kept = lastCopied()
      if (kept) void putClip(kept.clip, at)
      else editor.say(clips.nothing)
    },
  }
}
