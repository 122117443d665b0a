'use client'

import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

import { OwnSaves } from '@/ui/api/own-saves'
import { postForm } from '@/ui/post-json'
import { postOnce } from '@/ui/post-once'
import { useCountdown } from '@/ui/use-countdown'
import { useLeftEarly } from '@/ui/use-left-early'

import { knownAnswers, visibleFields } from '../answers.model'
import { ANSWER_PREFIX, inputName, WIRE } from '../wire.model'
import type { Engine, Errors } from './engine'
import { fillForm, keepable, readForm, type Typed } from './form-dom'
import type { FormViewProps } from './view-props'
import { lightenChosen } from './lighten-chosen'
import { forget, isOfThisPage, keep, keepLost, readBegun, type Begun } from './resume'
import { stepWith, useSteps } from './use-steps'

type Sent = { next: string; trackingPath: string | null }

/** Nobody is told that they were too fast: the answer leaves once the mark is old enough. */
const STAMP_MS = 3200
/** The server takes no mark of yesterday: one this old is fetched again. */
const STALE_MS = 12 * 3_600_000
const KEEP_AFTER_MS = 400
const PREVIEW = 'Ceci est un aperçu\u00a0: rien n’est envoyé.'

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function freshStamp(formId: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/forms/${formId}/stamp`)
    return response.ok ? ((await response.json()) as { stamp: string }).stamp : null
  } catch {
    return null
  }
}

type Page = {
  /** What holds the questions. */
  box: RefObject<HTMLElement | null>
  focusMessage: () => void
  focusThanks: () => void
  focusStep: () => void
}

/** What happens in a public form: what is asked, what is wrong, what is kept, what is sent. */
export function usePublicForm(props: FormViewProps, page: Page) {
  const { box, focusMessage, focusThanks, focusStep } = page
  const { form, answers = {}, errors: first = {}, problem = null, mode = 'live', person } = props
  const { definition } = form
  const isPreview = mode === 'preview'
  const [engine, setEngine] = useState<Engine | null>(null)
  const [errors, setErrors] = useState<Errors>(first)
  // What is wrong is listed once somebody sent it; before, each answer says it for itself.
  const [isListed, setListed] = useState(Object.keys(first).length > 0)
  const [failure, setFailure] = useState(problem?.wait ? '' : (problem?.error ?? ''))
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [shown, setShown] = useState(() => idsOf(answers))
  const [kept, setKept] = useState<Begun | null>(null)
  // There is one already: nothing more is to be filled.
  const [isOver, setOver] = useState(problem?.isOver ?? false)
  const steps = useSteps(Boolean(props.isStepped) && !isPreview, definition, shown)
  const { left, hasWaited, start } = useCountdown(problem?.wait ?? 0)
  const loading = useRef<Promise<Engine | null> | null>(null)
  const leftEarly = useLeftEarly()
  const [saves] = useState(() => new OwnSaves((keys) => keepLost(form.id, keys)))
  const stampAt = useRef(0)
  const isBusy = useRef(false)
  const lightening = useRef<Promise<void>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is to be kept and is not yet. */
  const pending = useRef<Typed | null>(null)

  function idsOf(values: Typed): ReadonlySet<string> {
    return new Set(visibleFields(definition, values).map(({ id }) => id))
  }

  const isFresh = !isPreview && Object.keys(answers).length === 0
  useEffect(() => {
    if (!isFresh) return
    // The server does not know what this browser kept.
    const frame = requestAnimationFrame(() => {
      if (leftEarly.look(box.current)) {
        refresh()
        begin()
      }
      const found = readBegun(form.id)
      // A dialog that was closed and opened again is as it was left.
      if (found && isOfThisPage(form.id)) takeUp(found)
      else setKept(found)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
      if (pending.current) keep(form.id, pending.current)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears: never again over what is typed
  }, [form.id, isFresh])

  const refresh = () => {
    if (box.current) setShown(idsOf(readForm(box.current, definition)))
  }

  const write = (values: Typed) => {
    if (!box.current) return
    fillForm(box.current, definition, values)
    engine?.tell(values)
    refresh()
  }

  const takeUp = ({ values, lost = [] }: Begun) => {
    saves.restore(lost)
    if (lost.length > 0) keepLost(form.id, lost)
    write(values)
  }

  useEffect(() => {
    if (!person) return
    const frame = requestAnimationFrame(() => {
      if (!box.current) return
      const typed = readForm(box.current, definition)
      const known = Object.entries(knownAnswers(definition, person))
      write(Object.fromEntries(known.filter(([name]) => typed[name] === '')))
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when somebody turns out to be signed in: never again over what they typed
  }, [person?.email])

  const load = (): Promise<Engine | null> =>
    (loading.current ??= props
      .loadEngine()
      .then((createEngine) => {
        if (!box.current) return null
        const consent = box.current.querySelector<HTMLInputElement>(`[name="${WIRE.consent}"]`)
        const started = { ...keepable(readForm(box.current, definition), definition) }
        for (const { name, type, options } of definition.fields) {
          if (type === 'checkbox') started[name] ??= options.length > 0 ? [] : false
        }
        const made = createEngine(
          definition,
          { ...started, consent: consent?.checked ?? false },
          setErrors,
        )
        // The controls are known to it before anything is checked.
        flushSync(() => setEngine(made))
        made.leave(leftEarly.all())
        return made
      })
      .catch(() => {
        // Without the checks of the browser those of the server remain.
        loading.current = null
        return null
      }))

  const stampInput = () => box.current?.querySelector<HTMLInputElement>(`[name="${WIRE.stamp}"]`)

  const renewStamp = async () => {
    const stamp = await freshStamp(form.id)
    const input = stampInput()
    if (!stamp || !input) return
    input.value = stamp
    stampAt.current = Date.now()
  }

  const begin = () => {
    if (loading.current) return
    void load()
    if (!isPreview) void renewStamp()
  }

  const onChange = (event: SyntheticEvent) => {
    if (!box.current) return
    const typed = readForm(box.current, definition)
    setShown(idsOf(typed))
    const input = event.target as HTMLInputElement
    const { name } = input
    if (input.type === 'file') {
      lightening.current = Promise.all([lightening.current, lightenChosen(input)]).then(() => {})
    }
    if (!engine && name) {
      const key = name.startsWith(ANSWER_PREFIX) ? name.slice(ANSWER_PREFIX.length) : name
      setErrors(({ [key]: _gone, ...others }) => others)
    }
    if (isPreview) return
    clearTimeout(timer.current)
    const values = keepable(typed, definition)
    pending.current = values
    timer.current = setTimeout(() => {
      pending.current = null
      keep(form.id, values)
    }, KEEP_AFTER_MS)
  }

  const refuse = (wrong: Errors, sentence: string) => {
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) steps.goTo(stepWith(steps.steps, wrong))
    setListed(true)
    setFailure(sentence)
    setSending(false)
    isBusy.current = false
    focusMessage()
  }

  /** Nothing of it is kept in this browser any more. */
  const done = () => {
    clearTimeout(timer.current)
    pending.current = null
    forget(form.id)
    props.onSent?.()
  }

  const goTo = (step: number) => {
    setListed(false)
    steps.goTo(step)
    focusStep()
  }

  const advance = async (): Promise<void> => {
    const checks = await load()
    const wrong = (await checks?.checkSome(steps.names)) ?? {}
    if (Object.keys(wrong).length > 0) return refuse(wrong, '')
    setErrors({})
    setFailure('')
    goTo(steps.at + 1)
  }

  const send = async (): Promise<void> => {
    if (isBusy.current || left > 0 || !box.current) return
    if (!steps.isLast) return advance()
    isBusy.current = true
    setSending(true)
    await lightening.current
    const checks = await load()
    const wrong = (await checks?.check()) ?? {}
    if (Object.keys(wrong).length > 0) return refuse(wrong, '')
    if (isPreview || !(box.current instanceof HTMLFormElement)) return refuse({}, PREVIEW)
    const isStale = stampAt.current > 0 && Date.now() - stampAt.current > STALE_MS
    if (stampInput()?.value === '' || isStale) await renewStamp()
    await wait(Math.max(0, stampAt.current + STAMP_MS - Date.now()))
    const body = new FormData(box.current)
    const asked = idsOf(readForm(box.current, definition))
    for (const { id, name } of definition.fields) if (!asked.has(id)) body.delete(inputName(name))
    const {
      answer,
      fields,
      error,
      wait: seconds,
      isKnown,
    } = await postOnce(saves, (keys) => {
      for (const [name, value] of Object.entries(keys)) body.set(name, value)
      return postForm<Sent>(`/api/forms/${form.id}/submissions`, body)
    })
    if (answer) {
      done()
      setSent(answer)
      focusThanks()
      return
    }
    if (isKnown) {
      done()
      setOver(true)
    }
    start(seconds)
    checks?.show(fields)
    refuse(fields, Object.keys(fields).length > 0 || seconds > 0 ? '' : error)
  }

  return {
    engine,
    errors,
    isListed,
    failure,
    isSending,
    sent,
    shown,
    left,
    hasWaited,
    isOver,
    steps,
    back: () => goTo(steps.at - 1),
    begin,
    onBlur: leftEarly.onBlur,
    onChange,
    send,
    kept,
    resume: () => {
      if (kept) takeUp(kept)
      setKept(null)
    },
    drop: () => {
      forget(form.id)
      setKept(null)
    },
  }
}
