'use client'

import { Checkbox } from '@/ui/Checkbox'
import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { applyApi, LIMITS } from '../model'
import styles from './Volunteering.module.scss'

const LABELS = {
  name: 'Votre nom',
  phone: 'Téléphone',
  age: 'Votre âge',
  parentName: 'Nom du parent ou du responsable',
  parentAgrees: 'Accord d’un parent',
  availability: 'Vos disponibilités (facultatif)',
  message: 'Quelques mots (facultatif)',
} as const

type Props = {
  mission: { id: string; slug: string }
  /** The name of the account, or what was typed before without JavaScript. */
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Offers help for a mission. Without JavaScript the browser posts the same form. */
export function ApplyForm({ mission, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={applyApi(mission.id)}
      labels={LABELS}
      prefix="benevole"
      label="Proposer mon aide"
      errors={errors}
      problem={problem}
      check={async (typed) => (await import('../schema')).applicationErrors(typed)}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => {
        const of = (name: keyof typeof LABELS) => ({
          ...bind(name),
          label: LABELS[name],
          defaultValue: typeof draft[name] === 'string' ? draft[name] : undefined,
        })
        return (
          <div className={styles.form}>
            <input type="hidden" name="slug" value={mission.slug} />
            <TextField {...of('name')} autoComplete="name" maxLength={LIMITS.name} isRequired />
            <div className={styles.pair}>
              <TextField
                {...of('phone')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={LIMITS.phone}
                hint="L’équipe du refuge seule le voit."
                isRequired
              />
              <TextField {...of('age')} inputMode="numeric" maxLength={3} isRequired />
            </div>
            <fieldset className={styles.parent}>
              <legend>Si vous avez moins de 18 ans</legend>
              <TextField {...of('parentName')} autoComplete="off" maxLength={LIMITS.name} />
              <Checkbox
                {...bind('parentAgrees')}
                label="Un parent ou mon responsable est d’accord pour que j’aide ce refuge"
                defaultChecked={draft.parentAgrees === 'on'}
              />
            </fieldset>
            <TextField
              {...of('availability')}
              autoComplete="off"
              maxLength={LIMITS.availability}
              hint={'Par exemple\u00a0: le samedi matin.'}
            />
            <TextArea
              {...of('message')}
              rows={4}
              maxLength={LIMITS.message}
              hint="Votre expérience, ce que vous aimez faire. Rien sur votre santé."
            />
          </div>
        )
      }}
    </PostedForm>
  )
}
