'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { FormPage } from '@/ui/AdminForm/FormPage'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { AdminField } from '@/ui/AdminField'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { CharactersLeft } from '@/ui/CharactersLeft'
import { Choices } from '@/ui/editing/Choices'
import { Icon } from '@/ui/Icon'

import { BadgePicture } from '../components/BadgePicture'
import { shownIcon } from '../drawing.model'
import { ADMIN_PATH, CRITERIA_LABELS, LIMITS, RARITY_LABELS, type Criteria } from '../model'
import type { BadgeView } from '../view'
import { goalOf, unitOf } from '../words.model'
import styles from './Badges.module.scss'
import { CONTROLS, valueOf, type Draft } from './draft'
import { useBadgeForm } from './use-badge-form'
import { form } from './words.fr'

const RARITIES = keysOf(RARITY_LABELS).map((value) => ({ value, label: RARITY_LABELS[value] }))

const Preview = ({ draft, site }: { draft: Draft; site: string }) => {
  const { name, description, rarity, criteriaType, criteriaValue, iconUrl } = draft
  return (
    <section className={styles.preview} aria-labelledby="badge-preview">
      <h2 id="badge-preview">{form.preview}</h2>
      <BadgePicture icon={shownIcon(iconUrl.trim(), site, criteriaType, rarity)} size={96} />
      <strong>{name.trim() || form.previewName}</strong>
      <StatusMark>{RARITY_LABELS[rarity]}</StatusMark>
      <p>{description.trim() || form.previewText}</p>
      <p className={styles.hint}>{goalOf(criteriaType, criteriaValue)}</p>
    </section>
  )
}

type Props = {
  /** Null for a new one. */
  badge: BadgeView | null
  /** The address of the site. */
  site: string
}

/** A badge: its words, what it counts, and its card as people will see it. */
export function BadgeForm({ badge, site }: Props) {
  const router = useRouter()
  const state = useBadgeForm(badge, () => {
    router.push(ADMIN_PATH)
    router.refresh()
  })
  const { draft, change, errorOf } = state
  return (
    <FormPage
      title={badge ? form.edit(badge.name) : form.create}
      about={form.about}
      before={
        <Link className={buttons.link} href={ADMIN_PATH} prefetch={false}>
          <Icon name="arrow-left" size={20} />
          {form.back}
        </Link>
      }
      errors={keysOf(CONTROLS).flatMap((name) => {
        const text = errorOf(name)
        return text ? [{ id: CONTROLS[name], text }] : []
      })}
      summary={state.summary}
      refusal={state.refusal && <RefusalWords refusal={state.refusal} kept={form.kept} />}
      onSubmit={state.save}
      aside={<Preview draft={draft} site={site} />}
      actions={
        <button type="submit" className={buttons.primary} aria-disabled={state.isBusy || undefined}>
          {state.isBusy ? form.saving : form.save}
        </button>
      }
    >
      <AdminField id={CONTROLS.name} label={form.name} error={errorOf('name')}>
        {(described) => (
          <input
            {...described}
            autoComplete="off"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </AdminField>
      <AdminField id={CONTROLS.description} label={form.description} error={errorOf('description')}>
        {(described) => (
          <>
            <textarea
              {...described}
              rows={3}
              maxLength={LIMITS.description}
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
            />
            <CharactersLeft length={draft.description.length} max={LIMITS.description} />
          </>
        )}
      </AdminField>
      <AdminField
        id={CONTROLS.iconUrl}
        label={form.icon}
        hint={form.iconHint}
        error={errorOf('iconUrl')}
      >
        {(described) => (
          <input
            {...described}
            inputMode="url"
            autoComplete="off"
            maxLength={LIMITS.iconUrl}
            value={draft.iconUrl}
            onChange={({ target }) => change({ iconUrl: target.value })}
          />
        )}
      </AdminField>
      <Choices
        id={CONTROLS.rarity}
        label={form.rarity}
        value={draft.rarity}
        options={RARITIES}
        error={errorOf('rarity')}
        onChange={(rarity) => change({ rarity })}
      />
      <AdminField id={CONTROLS.criteriaType} label={form.criteria} error={errorOf('criteriaType')}>
        {(described) => (
          <select
            {...described}
            value={draft.criteriaType}
            onChange={({ target }) => change({ criteriaType: target.value as Criteria })}
          >
            {keysOf(CRITERIA_LABELS).map((each) => (
              <option key={each} value={each}>
                {CRITERIA_LABELS[each]}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <AdminField
        id={CONTROLS.criteriaValue}
        label={`${form.value} (${unitOf(draft.criteriaType, 2)})`}
        error={errorOf('criteriaValue')}
      >
        {(described) => (
          <input
            {...described}
            type="number"
            min={1}
            step={1}
            value={draft.criteriaValue}
            onChange={({ target }) => change({ criteriaValue: valueOf(target.value) })}
          />
        )}
      </AdminField>
      <label className={styles.tick}>
        <input
          id={CONTROLS.isActive}
          type="checkbox"
          checked={draft.isActive}
          aria-describedby="badge-active-hint"
          onChange={({ target }) => change({ isActive: target.checked })}
        />
        {form.active}
      </label>
      <p id="badge-active-hint" className={styles.hint}>
        {form.activeHint}
      </p>
    </FormPage>
  )
}
