'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { keysOf, LIMITS } from '@/features/animals/model'
import { NewPhotos } from '@/features/media/admin/picker/NewPhotos'
import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { FormPage } from '@/ui/AdminForm/FormPage'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { AdminField } from '@/ui/AdminField'
import { Choices } from '@/ui/editing/Choices'
import { Icon } from '@/ui/Icon'

import { AgeField } from './AgeField'
import { CONTROLS } from './entry.model'
import styles from './EntryForm.module.scss'
import { SpeciesField } from './SpeciesField'
import type { EntryState } from './use-entry'
import { words } from './words.fr'

const SEXES = keysOf(words.sexes).map((value) => ({ value, label: words.sexes[value] }))

function Refusal({ state }: { state: EntryState }) {
  const { refusal, failures } = state
  if (failures > 0) return <p>{words.photosFailed(failures)}</p>
  return refusal && <RefusalWords refusal={refusal} kept={words.keptHere} />
}

type Props = {
  state: EntryState
  /** One was written down before: its button is gone, and the focus begins anew. */
  isNext: boolean
}

/** What is asked of an animal that comes in, the camera first. */
export function EntryForm({ state, isNext }: Props) {
  const { entry, photos, wrong, change, leave, isBusy, isWaiting, foundAt } = state
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/animals`
  const errors = keysOf(CONTROLS).flatMap((name) => {
    const text = state.errors[name]
    return text ? [{ id: CONTROLS[name], text }] : []
  })
  return (
    <FormPage
      title={words.title}
      isFocused={isNext}
      about={words.about}
      before={
        <>
          <Link className={buttons.link} href={base} prefetch={false}>
            <Icon name="arrow-left" size={20} />
            {words.back}
          </Link>
          {foundAt !== null && (
            <div className={styles.found} role="status">
              <p>{words.found(longMoment(new Date(foundAt)))}</p>
              <button type="button" className={buttons.link} onClick={state.startOver}>
                {words.startOver}
              </button>
            </div>
          )}
        </>
      }
      errors={errors}
      summary={state.summary}
      refusal={(state.refusal || state.failures > 0) && <Refusal state={state} />}
      onSubmit={state.save}
      actions={
        <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
          {isWaiting && photos.isSending
            ? words.sendingPhotos
            : isBusy
              ? words.saving
              : state.refusal?.kind === 'network'
                ? words.retry
                : words.save}
        </button>
      }
    >
      <div id={CONTROLS.photos}>
        <NewPhotos photos={photos} />
      </div>
      <AdminField id={CONTROLS.name} label={words.name} error={wrong.name}>
        {(described) => (
          <input
            {...described}
            autoComplete="off"
            maxLength={LIMITS.name}
            value={entry.name}
            onChange={({ target }) => change({ name: target.value })}
            onBlur={() => leave('name')}
          />
        )}
      </AdminField>
      <SpeciesField state={state} />
      <Choices
        id={CONTROLS.sex}
        label={words.sex}
        value={entry.sex}
        options={SEXES}
        error={wrong.sex}
        onChange={(sex) => change({ sex })}
      />
      <AgeField state={state} />
      <AdminField id={CONTROLS.arrivalDate} label={words.arrivalDate} error={wrong.arrivalDate}>
        {(described) => (
          <input
            {...described}
            type="date"
            max="9999-12-31"
            value={entry.arrivalDate}
            onChange={({ target }) => change({ arrivalDate: target.value })}
            onBlur={() => leave('arrivalDate')}
          />
        )}
      </AdminField>
      <Link className={buttons.link} href={`${base}/create?sheet=full`} prefetch={false}>
        {words.otherCase}
      </Link>
    </FormPage>
  )
}
