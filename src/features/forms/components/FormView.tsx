'use client'

import { useId, useRef, type KeyboardEvent, type Ref } from 'react'

import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { blockedWords, WAIT_OVER } from '@/ui/countdown'
import { ownClockMoment } from '@/ui/editing/values.model'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { consentText } from '../answers.model'
import {
  orderedFields,
  partsOf,
  TOO_MANY_ANSWERS,
  type FormDefinition,
  type FormField,
} from '../model'
import { WIRE } from '../wire.model'
import styles from './FormView.module.scss'
import { Question, type Bound } from './Question'
import { StepBar } from './StepBar'
import { Thanks } from './Thanks'
import type { Errors } from './engine'
import { usePublicForm } from './use-public-form'
import type { Steps } from './use-steps'
import type { FormViewProps } from './view-props'

/** « Avez-vous un jardin ? » and « Nom : » as the beginning of a sentence. */
const said = (label: string): string => label.replace(/[\s\u00a0\u202f]*[:?]\s*$/, '')

function summaryOf(definition: FormDefinition, errors: Errors, idOf: (name: string) => string) {
  const labels = new Map(orderedFields(definition).map(({ name, label }) => [name, said(label)]))
  const names = [...labels.keys(), WIRE.consent].filter((name) => errors[name])
  const others = Object.keys(errors).filter((name) => !names.includes(name))
  return [
    ...names.map((name) => ({
      id: idOf(name),
      text: labels.has(name) ? `${labels.get(name)}\u00a0: ${errors[name]}` : String(errors[name]),
    })),
    ...others.map((name) => ({ text: String(errors[name]) })),
  ]
}

/** What is wrong with the step that is open. */
const errorsHere = (errors: Errors, { isHere }: Steps): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isHere(name)))

/** What a browser without JavaScript is told of a question that depends on another. */
function whenOf({ showIf }: FormField, fields: readonly FormField[]): string {
  const on = fields.find(({ id }) => id === showIf?.fieldId)
  if (!on || !showIf) return ''
  const values = on.options.length > 0 ? showIf.equals.join(', ') : 'cochée'
  return `À remplir si «\u00a0${said(on.label)}\u00a0»\u00a0: ${values}.`
}

/** What `PublicForm` shows; apart, so that a page can have it drawn before its checks come. */
export function FormView(props: FormViewProps) {
  const { form, shelterName, stamp = '', version = '', animalId, answers = {}, mode } = props
  const { definition, confirmation } = form
  const isPreview = mode === 'preview'
  const box = useRef<HTMLElement>(null)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const [thanks, focusThanks] = useFocusMessage<HTMLHeadingElement>()
  const [stepHead, focusStep] = useFocusMessage<HTMLParagraphElement>()
  const state = usePublicForm(props, { box, focusMessage, focusThanks, focusStep })
  const { engine, errors, failure, isSending, sent, shown, left, kept, steps } = state
  const prefix = useId()
  const isReady = useReady()
  const idOf = (name: string) => `${prefix}-${name}`
  const bind = (name: string): Bound => (engine ? engine.register(name) : { name })

  if (sent) {
    return (
      <Thanks
        ref={thanks}
        shelterName={shelterName}
        confirmation={confirmation}
        trackingPath={sent.trackingPath}
        isMailed={definition.fields.some(({ type }) => type === 'email')}
      />
    )
  }

  if (state.isOver) {
    return (
      <div className={styles.problem} role="alert" tabIndex={-1} ref={message} data-form-done="">
        <p>{failure}</p>
      </div>
    )
  }

  const isWaiting = left > 0
  const content = (
    <>
      {!isPreview && (
        <>
          <input type="hidden" name={WIRE.stamp} defaultValue={stamp} />
          <input type="hidden" name={WIRE.version} value={version} />
          {animalId && <input type="hidden" name={WIRE.animal} value={animalId} />}
        </>
      )}
      {kept && <Resume at={kept.at} onResume={state.resume} onDrop={state.drop} />}
      <ErrorSummary
        errors={state.isListed ? summaryOf(definition, errorsHere(errors, steps), idOf) : []}
        ref={message}
      />
      {(failure || isWaiting) && (
        <div className={styles.problem} role="alert" tabIndex={-1} ref={message}>
          <p>{isWaiting ? <strong>{TOO_MANY_ANSWERS}</strong> : failure}</p>
        </div>
      )}
      {isWaiting && (
        <p className={styles.wait} role="timer">
          {blockedWords(left)} Vos réponses sont toujours là.
        </p>
      )}
      {state.hasWaited && (
        <p className={styles.wait} role="status">
          {WAIT_OVER}
        </p>
      )}
      <noscript>
        <style>{`.${styles.question}[hidden] { display: block }`}</style>
      </noscript>
      {isReady && steps.isStepped && <StepBar steps={steps} ref={stepHead} />}
      {partsOf(definition).map((part) => {
        const { group, fields } = part
        const isAsked = fields.some(({ id }) => shown.has(id)) && steps.isOpen(part)
        return (
          <fieldset key={group?.id ?? ''} className={styles.part} hidden={isReady && !isAsked}>
            {group && <legend>{group.title}</legend>}
            {group?.description && <p className={styles.about}>{group.description}</p>}
            {fields.map((field) => (
              <div key={field.id} className={styles.question} hidden={!shown.has(field.id)}>
                {field.showIf && (
                  <noscript>
                    <p className={styles.when}>{whenOf(field, definition.fields)}</p>
                  </noscript>
                )}
                <Question
                  field={field}
                  id={idOf(field.name)}
                  error={errors[field.name]}
                  value={answers[field.name]}
                  bind={bind}
                  isNative={!isPreview && !field.showIf}
                />
              </div>
            ))}
          </fieldset>
        )
      })}
      <div className={styles.question} hidden={isReady && !steps.isLast}>
        <Checkbox
          {...(bind(WIRE.consent) as object)}
          id={idOf(WIRE.consent)}
          name={WIRE.consent}
          value="on"
          label={consentText(shelterName)}
          error={errors[WIRE.consent]}
          isRequired={!isPreview}
        />
      </div>
      {!isPreview && <Trap id={idOf(WIRE.trap)} />}
      <div className={styles.send}>
        <Button
          type={isPreview ? 'button' : 'submit'}
          isBusy={isSending}
          disabled={isWaiting}
          onClick={isPreview ? () => void state.send() : undefined}
        >
          {isSending ? 'Envoi en cours...' : steps.isLast || !isReady ? 'Envoyer' : 'Continuer'}
        </Button>
        {isReady && steps.isStepped && steps.at > 0 && (
          <Button look="outline" onClick={state.back}>
            Précédent
          </Button>
        )}
      </div>
    </>
  )
  const shared = {
    className: styles.form,
    onFocusCapture: state.begin,
    onBlurCapture: state.onBlur,
    onChange: state.onChange,
  }
  if (isPreview) {
    // Inside the editor's own form another one cannot be: Enter must not save the editor's.
    const halt = (event: KeyboardEvent) => {
      const isLine = event.target instanceof HTMLInputElement
      if (event.key === 'Enter' && isLine) event.preventDefault()
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside
      <div
        {...shared}
        role="group"
        aria-label="Aperçu du formulaire"
        ref={box as Ref<HTMLDivElement>}
        onKeyDown={halt}
      >
        {content}
      </div>
    )
  }
  return (
    <form
      {...shared}
      ref={box as Ref<HTMLFormElement>}
      action={`/api/forms/${form.id}/submissions`}
      method="post"
      encType={
        definition.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined
      }
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault()
        void state.send()
      }}
    >
      {content}
    </form>
  )
}

type ResumeProps = { at: string; onResume: () => void; onDrop: () => void }

function Resume({ at, onResume, onDrop }: ResumeProps) {
  return (
    <div className={styles.resume}>
      <p>Vous aviez commencé à répondre le {ownClockMoment(at).replace(' ', ' à ')}.</p>
      <div className={styles.choose}>
        <Button isSmall onClick={onResume}>
          Reprendre
        </Button>
        <Button isSmall look="outline" onClick={onDrop}>
          Effacer
        </Button>
      </div>
    </div>
  )
}

/** Out of sight and out of the keyboard's way: whoever fills it is a program. */
function Trap({ id }: { id: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Champ à laisser vide</label>
      <input id={id} name={WIRE.trap} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
