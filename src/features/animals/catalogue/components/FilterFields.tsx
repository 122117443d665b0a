'use client'

import { AroundMe } from '@/features/communes/components/AroundMe'
import { loadCommunes } from '@/features/communes/components/communes'
import { Checkbox } from '@/ui/Checkbox'
import { Combobox } from '@/ui/Combobox'
import { SelectField } from '@/ui/SelectField'
import { optionsOf } from '@/ui/options'

import { RADIUS } from '../../list/defaults.model'
import {
  AGE_BAND_LABELS,
  AGREEMENT_LABELS,
  COMPANY_LABELS,
  SIZE_LABELS,
  type CompanyFilter,
  type FilterName,
} from '../../list/options.model'
import type { Wanted } from '../../list/query.model'
import { ENERGY_LABELS, FOSTER_WORDS, keysOf, SEX_LABELS, type Species } from '../../model'
import { Choices } from './Choices'
import styles from './FilterFields.module.scss'
import { FilterGroup } from './FilterGroup'
import { loadBreeds } from './load-breeds'
import { ShelterField } from './ShelterField'
import { SpeciesField } from './SpeciesField'
import { WordsField } from './WordsField'

/** What there is to choose among animals that wait for a family. */
export type Offered = {
  species: readonly Species[]
  departments: ReadonlyArray<{ value: string; label: string }>
  /** The one that is chosen: there are too many to send them all. */
  shelter?: { value: string; label: string }
}

/** A commune that nobody knows, as it was typed, and what is said of it. */
export type LostPlace = { near: string; error: string }

type Props = {
  wanted: Wanted
  offered: Offered
  /** On the site of a shelter there is no other place to choose. */
  isOfShelter: boolean
  lost?: LostPlace
  onChange: (wanted: Wanted) => void
}

const asOption = (text: string | undefined) => (text ? { value: text, label: text } : null)

const SEXES = optionsOf({ FEMALE: SEX_LABELS.FEMALE, MALE: SEX_LABELS.MALE })

/** The fields of the filters, of the page and of the sheet. */
export function FilterFields({ wanted, offered, isOfShelter, lost, onChange }: Props) {
  const change = (patch: Wanted) => onChange({ ...wanted, ...patch })
  const isOn = (...names: FilterName[]) => names.filter((name) => wanted[name] !== undefined).length
  const setNear = (near: string | undefined) =>
    onChange({
      ...wanted,
      near,
      radiusKm: near ? wanted.radiusKm : undefined,
      sortBy: !near && wanted.sortBy === 'distance' ? 'relevance' : wanted.sortBy,
    })
  return (
    <div className={styles.fields}>
      {offered.species.length > 1 && (
        <SpeciesField
          offered={offered.species}
          value={wanted.species}
          onChange={(species) => change({ species, size: species && wanted.size })}
        />
      )}
      {!isOfShelter && (
        <div className={styles.near}>
          <Combobox
            label="Près de"
            name="near"
            hint="Une commune ou un code postal"
            value={asOption(wanted.near ?? lost?.near)}
            error={wanted.near ? undefined : lost?.error}
            load={loadCommunes}
            freeText
            onChange={(option) => setNear(option?.value)}
          />
          <AroundMe onFound={({ value }) => setNear(value)} />
          <SelectField
            label="Dans un rayon de"
            name="radiusKm"
            value={String(wanted.radiusKm ?? RADIUS.default)}
            options={RADIUS.choices.map((km) => ({ value: String(km), label: `${km} km` }))}
            onChange={({ target }) => change({ radiusKm: Number(target.value) })}
          />
        </div>
      )}
      <Choices
        legend="Âge"
        name="ageBand"
        none="Tous"
        value={wanted.ageBand}
        options={optionsOf(AGE_BAND_LABELS)}
        onChange={(ageBand) => change({ ageBand })}
      />
      <Choices
        legend="Sexe"
        name="sex"
        none="Tous"
        value={wanted.sex}
        options={SEXES}
        onChange={(sex) => change({ sex })}
      />
      <Choices
        legend="Taille"
        name="size"
        none="Toutes"
        value={wanted.size}
        options={optionsOf(SIZE_LABELS)}
        onChange={(size) => change({ size })}
      />
      {!isOfShelter && (
        <Checkbox
          label="À parrainer"
          hint="Leur refuge accepte qu’on les aide à distance."
          name="canBeSponsored"
          value="true"
          checked={wanted.canBeSponsored ?? false}
          onChange={({ target }) => change({ canBeSponsored: target.checked || undefined })}
        />
      )}
      <Checkbox
        label="SOS seulement"
        hint="Ceux qui ne peuvent plus attendre."
        name="isSos"
        value="true"
        checked={wanted.isSos ?? false}
        onChange={({ target }) => change({ isSos: target.checked || undefined })}
      />
      <Checkbox
        label={FOSTER_WORDS}
        hint="Un foyer pour quelques semaines ou quelques mois."
        name="fosterWanted"
        value="true"
        checked={wanted.fosterWanted ?? false}
        onChange={({ target }) => change({ fosterWanted: target.checked || undefined })}
      />
      <FilterGroup
        title="S’entend avec"
        count={isOn('goodWithDogs', 'goodWithCats', 'goodWithKids')}
      >
        <p className={styles.note}>
          «&nbsp;Oui&nbsp;» et «&nbsp;Non&nbsp;»&nbsp;: le refuge l’a vu. «&nbsp;Non
          testé&nbsp;»&nbsp;: personne n’a encore essayé.
        </p>
        {keysOf<CompanyFilter>(COMPANY_LABELS).map((name) => (
          <SelectField
            key={name}
            label={`Les ${COMPANY_LABELS[name]}`}
            name={name}
            empty="Peu importe"
            value={wanted[name] ?? ''}
            options={optionsOf(AGREEMENT_LABELS)}
            onChange={({ target }) =>
              change({ [name]: (target.value as keyof typeof AGREEMENT_LABELS) || undefined })
            }
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Chez vous" count={isOn('energyLevel', 'canLiveApartment', 'needsGarden')}>
        <SelectField
          label="Énergie"
          name="energyLevel"
          empty="Peu importe"
          value={wanted.energyLevel ?? ''}
          options={optionsOf(ENERGY_LABELS)}
          onChange={({ target }) =>
            change({ energyLevel: (target.value as keyof typeof ENERGY_LABELS) || undefined })
          }
        />
        <Checkbox
          label="Peut vivre en appartement"
          name="canLiveApartment"
          value="true"
          checked={wanted.canLiveApartment ?? false}
          onChange={({ target }) => change({ canLiveApartment: target.checked || undefined })}
        />
        <Checkbox
          label="Sans besoin de jardin"
          name="needsGarden"
          value="false"
          checked={wanted.needsGarden === false}
          onChange={({ target }) => change({ needsGarden: target.checked ? false : undefined })}
        />
      </FilterGroup>
      <FilterGroup
        title={isOfShelter ? 'Race et nom' : 'Race, nom, refuge'}
        count={isOn(
          'breed',
          'search',
          ...(isOfShelter ? [] : (['shelterId', 'department'] as const)),
        )}
      >
        <Combobox
          label="Race ou apparence"
          name="breed"
          value={asOption(wanted.breed)}
          load={(words, signal) => loadBreeds(words, wanted.species, signal)}
          freeText
          onChange={(option) => change({ breed: option?.value })}
        />
        <WordsField
          key={wanted.search}
          label="Nom, couleur ou refuge"
          name="search"
          value={wanted.search}
          onChange={(search) => change({ search })}
        />
        {!isOfShelter && (
          <>
            <SelectField
              label="Département"
              name="department"
              empty="Tous"
              value={wanted.department ?? ''}
              options={offered.departments}
              onChange={({ target }) => change({ department: target.value || undefined })}
            />
            <ShelterField
              value={wanted.shelterId}
              chosen={offered.shelter}
              onChange={(shelterId) => change({ shelterId })}
            />
          </>
        )}
      </FilterGroup>
    </div>
  )
}
