'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import buttons from '@/ui/admin-buttons.module.scss'
import { useTrail } from '@/ui/AdminList/use-trail'
import { useWrite } from '@/ui/api/use-write'

import { REQUEST_LIMITS } from '../../model'
import type { NewRequest as Body } from '../../view'
import { openRequestIn } from '../board/query'
import { Alert } from '../ui/Alert'
import { Text, Tick } from '../ui/Fields'
import { boardWords, moveWords, requestWords as words } from '../words.fr'
import { AnimalField } from './AnimalField'
import styles from './Request.module.scss'

type Field = 'animal' | 'name' | 'email'
type Errors = Partial<Record<string, string>>

const EMPTY: Required<Omit<Body, 'plan'>> = {
  animal: '',
  name: '',
  email: '',
  phone: '',
  note: '',
  tell: true,
}
const NO_ERRORS: Errors = {}

/** What is missing before it can be sent: who, for whom, and one way to reach them. */
const missingIn = ({
  animal,
  name,
  email,
  phone,
}: typeof EMPTY): Partial<Record<Field, string>> => ({
  ...(!animal && { animal: words.newAnimalMissing }),
  ...(!name.trim() && { name: words.newNameMissing }),
  ...(!email.trim() && !phone.trim() && { email: words.newEmailMissing }),
})

/** A request that the team writes down, after a call or a visit. */
export function NewRequest() {
  const shelter = useShelterInHand()
  const { config } = useConfig()
  const router = useRouter()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState(NO_ERRORS)
  const { write, refusal, isBusy } = useWrite()
  const form = useRef<HTMLFormElement>(null)
  const list = `${config.routes.admin}/collections/adoption-requests`
  useTrail({ label: boardWords.title, url: list })
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const set = (change: Partial<typeof EMPTY>) => {
    setValues((before) => ({ ...before, ...change }))
    setErrors(NO_ERRORS)
  }
  const save = async () => {
    if (!shelter) return
    const missing = missingIn(values)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const { email, phone, note, ...rest } = values
    const outcome = await write('POST', '/api/shelter/{shelterId}/adoption-requests', {
      params: { shelterId: shelter },
      body: {
        ...rest,
        ...(email.trim() && { email: email.trim() }),
        ...(phone.trim() && { phone: phone.trim() }),
        ...(note.trim() && { note: note.trim() }),
      },
    })
    if (outcome?.refusal) setErrors(outcome.refusal.fields)
    else if (outcome) router.push(`${list}/${outcome.data.id}`)
  }
  const openRequest = openRequestIn(refusal)
  return (
    <div className={styles.screen}>
      <Link className={buttons.link} href={list} prefetch={false}>
        {words.all}
      </Link>
      <header className={styles.header}>
        <h1>{words.newTitle}</h1>
        <p>{shelter ? words.newHint : boardWords.chooseShelterHint}</p>
      </header>
      {shelter && (
        <form
          ref={form}
          className={styles.new}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {refusal && (
            <Alert tone="bad" isUrgent>
              <p>{refusal.sentence}</p>
              {openRequest && (
                <Link className={buttons.link} href={`${list}/${openRequest}`} prefetch={false}>
                  {words.newKnown}
                </Link>
              )}
            </Alert>
          )}
          <AnimalField
            shelter={shelter}
            value={values.animal}
            error={errors.animal}
            onChange={(animal) => set({ animal })}
          />
          <Text
            label={words.newName}
            value={values.name}
            maxLength={REQUEST_LIMITS.name}
            error={errors.name}
            onChange={(name) => set({ name })}
          />
          <Text
            label={words.newEmail}
            hint={words.newEmailHint}
            type="email"
            value={values.email}
            maxLength={REQUEST_LIMITS.email}
            error={errors.email}
            onChange={(email) => set({ email })}
          />
          <Text
            label={words.newPhone}
            type="tel"
            value={values.phone}
            maxLength={REQUEST_LIMITS.phone}
            error={errors.phone}
            onChange={(phone) => set({ phone })}
          />
          <Text
            label={words.newNote}
            value={values.note}
            rows={3}
            maxLength={REQUEST_LIMITS.note}
            error={errors.note}
            onChange={(note) => set({ note })}
          />
          {values.email.trim() && (
            <Tick label={words.newTell} isTicked={values.tell} onChange={(tell) => set({ tell })} />
          )}
          <div className={styles.others}>
            <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
              {isBusy ? moveWords.sending : words.newTitle}
            </button>
          </div>
        </form>
      )}
    </div>
  )
}
