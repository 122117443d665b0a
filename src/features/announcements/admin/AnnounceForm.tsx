'use client'

import Link from 'next/link'

import { keysOf } from '@/platform/keys.model'
import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { FormPage } from '@/ui/AdminForm/FormPage'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { AdminField } from '@/ui/AdminField'
import { CharactersLeft } from '@/ui/CharactersLeft'
import { Choices } from '@/ui/editing/Choices'
import { Icon } from '@/ui/Icon'

import { ANNOUNCEMENT_LIMITS, KIND_LABELS } from '../model'
import styles from './Announcements.module.scss'
import { BellPreview } from './BellPreview'
import { ConfirmDialog } from './ConfirmDialog'
import { CONTROLS } from './draft'
import { LIST_PATH } from './path'
import { Reached } from './Reached'
import { TargetFields } from './TargetFields'
import type { AnnounceState } from './use-announce'
import { form } from './words.fr'

const KINDS = keysOf(KIND_LABELS).map((value) => ({ value, label: KIND_LABELS[value] }))

type Props = {
  state: AnnounceState
  /** The team that it is for; null for the platform. */
  shelter: string | null
}

/** What is said, to whom and when; the number of people, and how they will see it. */
export function AnnounceForm({ state, shelter }: Props) {
  const { draft, wrong, change, leave, foundAt } = state
  const errors = keysOf(CONTROLS).flatMap((name) => {
    const text = state.errors[name]
    return text ? [{ id: CONTROLS[name], text }] : []
  })
  return (
    <FormPage
      title={form.title}
      about={form.about}
      before={
        <>
          <Link className={buttons.link} href={LIST_PATH} prefetch={false}>
            <Icon name="arrow-left" size={20} />
            {form.back}
          </Link>
          {foundAt !== null && (
            <div className={styles.found} role="status">
              <p>{form.found(longMoment(new Date(foundAt)))}</p>
              <button type="button" className={buttons.link} onClick={state.startOver}>
                {form.startOver}
              </button>
            </div>
          )}
        </>
      }
      errors={errors}
      summary={state.summary}
      refusal={
        state.refusal &&
        !state.isConfirming && <RefusalWords refusal={state.refusal} kept={form.kept} />
      }
      onSubmit={state.ask}
      actions={
        <button type="submit" className={buttons.primary}>
          {form.next}
        </button>
      }
    >
      <Choices
        id={CONTROLS.kind}
        label={form.kind}
        value={draft.kind}
        options={
          shelter === null ? KINDS : KINDS.filter(({ value }) => value !== 'EMERGENCY_ALERT')
        }
        error={wrong.kind}
        onChange={(kind) => change({ kind })}
      />
      {shelter === null && <TargetFields state={state} />}
      <Reached draft={draft} shelter={shelter} />
      <AdminField id={CONTROLS.title} label={form.heading} error={wrong.title}>
        {(described) => (
          <>
            <input
              {...described}
              autoComplete="off"
              maxLength={ANNOUNCEMENT_LIMITS.title}
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
              onBlur={() => leave('title')}
            />
            <CharactersLeft length={draft.title.length} max={ANNOUNCEMENT_LIMITS.title} />
          </>
        )}
      </AdminField>
      <AdminField id={CONTROLS.message} label={form.message} error={wrong.message}>
        {(described) => (
          <>
            <textarea
              {...described}
              rows={4}
              maxLength={ANNOUNCEMENT_LIMITS.message}
              value={draft.message}
              onChange={({ target }) => change({ message: target.value })}
              onBlur={() => leave('message')}
            />
            <CharactersLeft length={draft.message.length} max={ANNOUNCEMENT_LIMITS.message} />
          </>
        )}
      </AdminField>
      <AdminField
        id={CONTROLS.actionUrl}
        label={form.link}
        hint={form.linkHint}
        error={wrong.actionUrl}
      >
        {(described) => (
          <input
            {...described}
            autoComplete="off"
            inputMode="url"
            maxLength={ANNOUNCEMENT_LIMITS.path}
            value={draft.actionUrl}
            onChange={({ target }) => change({ actionUrl: target.value })}
            onBlur={() => leave('actionUrl')}
          />
        )}
      </AdminField>
      <Choices
        label={form.when}
        value={draft.isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: form.now },
          { value: 'later', label: form.later },
        ]}
        onChange={(when) => change({ isLater: when === 'later' })}
      />
      {draft.isLater && (
        <AdminField
          id={CONTROLS.sendAt}
          label={form.moment}
          hint={form.momentHint}
          error={wrong.sendAt}
        >
          {(described) => (
            <input
              {...described}
              type="datetime-local"
              max="9999-12-31T23:59"
              value={draft.moment}
              onChange={({ target }) => change({ moment: target.value })}
              onBlur={() => leave('sendAt')}
            />
          )}
        </AdminField>
      )}
      <BellPreview draft={draft} />
      {state.isConfirming && <ConfirmDialog state={state} shelter={shelter} />}
    </FormPage>
  )
}
