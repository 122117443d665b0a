'use client'

import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'

import { FormErrors, type FormError } from './FormErrors'
import styles from './FormPage.module.scss'

type Props = {
  title: string
  /** It takes the place of what held the focus: its title takes it. */
  isFocused?: boolean
  /** Under the title: what happens with what is written. */
  about?: ReactNode
  /** Above everything: what was found again, where one came from. */
  before?: ReactNode
  /** In the order of the form; empty while nothing is wrong. */
  errors: readonly FormError[]
  /** Takes the focus after a form was refused (use-focus-message). */
  summary: Ref<HTMLDivElement>
  /** Leads to a wrong answer that is not on show; without it the link of the summary does. */
  onLead?: (id: string) => void
  /** Beside the fields where there is room, above them where there is none. */
  aside?: ReactNode
  /** Why the server did not take it, in its words; what was typed stays. */
  refusal?: ReactNode
  onSubmit: () => void
  /** Always in sight: what is done with the whole, the main button last. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A form of the admin on a page of its own: its errors together at the top, each leading to its
 * field, and its buttons always within reach. Ctrl+S sends it.
 */
export function FormPage(props: Props) {
  const { title, about, before, errors, summary, refusal, onSubmit, actions, children } = props
  const { isFocused = false, onLead, aside } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const save = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') submit(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut of every form
    <form
      className={styles.page}
      data-wide={Boolean(aside)}
      noValidate
      onSubmit={submit}
      onKeyDown={save}
    >
      <header className={styles.head}>
        {before}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {about && <p>{about}</p>}
      </header>
      <FormErrors errors={errors} summary={summary} onLead={onLead} />
      <div className={styles.body} data-aside={Boolean(aside)}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.fields}>{children}</div>
      </div>
      <div className={styles.bar}>
        {refusal && (
          <div className={styles.refusal} role="alert">
            {refusal}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </form>
  )
}
