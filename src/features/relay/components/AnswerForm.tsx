'use client'

import { useRouter } from 'next/navigation'
import { useState, type ChangeEvent } from 'react'

import { Field } from '@/ui/Field'
import { lighten } from '@/ui/pictures/lighten'
import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { API, PARTS, PHOTO_MAX_BYTES, PHOTO_SIDE, SENTENCES, TEXT_MAX } from '../model'
import type { ReturnedForm } from '@/platform/http/plain-form'
import styles from './Relay.module.scss'

type Props = {
  token: string
  /** Of one press: made by the server for each time that the page is drawn. */
  onceKey: string
  otherName: string
  form: ReturnedForm
}

const LABELS = { text: 'Votre message', photo: 'Photo' } as const

/** Makes a chosen photo light before it leaves; what this browser cannot read is sent as it is. */
async function makeLight({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
  const [file] = input.files ?? []
  if (!file) return
  const light = await lighten(file, {
    type: 'image/jpeg',
    maxBytes: PHOTO_MAX_BYTES,
    largest: PHOTO_SIDE,
  })
  // Another one may have been chosen meanwhile.
  if (typeof light === 'string' || input.files?.[0] !== file) return
  const files = new DataTransfer()
  files.items.add(light)
  input.files = files.files
}

/** The place to answer; without JavaScript the browser posts the same form. */
export function AnswerForm({ token, onceKey, otherName, form }: Props) {
  const router = useRouter()
  // Once a message left, a new form takes the place of the one that was sent.
  const [sent, setSent] = useState(0)
  const draft = sent === 0 && typeof form.draft.text === 'string' ? form.draft.text : undefined
  return (
    <>
      <p role="status" className={styles.note} hidden={sent === 0}>
        {sent > 0 && 'Votre message est parti.'}
      </p>
      <PostedForm
        key={sent}
        path={API.write}
        labels={LABELS}
        prefix={PARTS.write}
        labelledBy={`${PARTS.write}-titre`}
        label="Envoyer"
        hasFiles
        errors={sent === 0 ? form.errors : {}}
        problem={sent === 0 ? form.problem : null}
        tooMany={SENTENCES.tooMany}
        onSent={() => {
          setSent((before) => before + 1)
          router.refresh()
        }}
      >
        {(bind) => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="key" value={onceKey} />
            <TextArea
              {...bind('text')}
              label={LABELS.text}
              hint={`${otherName} lit tout ce que vous écrivez, y compris une adresse ou un numéro.`}
              rows={5}
              maxLength={TEXT_MAX}
              defaultValue={draft}
              isRequired
            />
            <Field
              id={bind('photo').id}
              error={bind('photo').error}
              label={LABELS.photo}
              hint="JPG, PNG, WEBP ou AVIF, 5&nbsp;Mo au maximum. Le lieu inscrit dans la photo est effacé."
              isOptional
            >
              {(control) => (
                <input
                  {...control}
                  type="file"
                  name="photo"
                  accept="image/jpeg,image/png,image/webp,image/avif"
                  className={styles.file}
                  onChange={(event) => void makeLight(event)}
                />
              )}
            </Field>
          </>
        )}
      </PostedForm>
    </>
  )
}
