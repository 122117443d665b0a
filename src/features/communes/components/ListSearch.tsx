import type { ReactNode } from 'react'

import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
import { TextField } from '@/ui/TextField'

import { DistanceField } from './DistanceField'
import { NearField } from './NearField'
import { SearchForm } from './SearchForm'
import styles from './SearchForm.module.scss'

type Props = {
  /** Address of the list. */
  action: string
  /** What the form is for. */
  label: string
  filters: { near?: string | undefined; radiusKm?: number }
  /** Where the place of `filters` is; null when nobody knows it. */
  place: Point | null
  /** Kilometres that are proposed; without them, the distance is not asked. */
  radii?: readonly number[]
  /** What the search keeps without asking. */
  hiddenField?: ReactNode
  /** Before the place. */
  first?: ReactNode
  /** After the distance, in the same line. */
  children?: ReactNode
  /** Boxes to tick, under the line. */
  boxes?: ReactNode
  /** What is folded away. */
  more?: ReactNode
  /** How it is called. */
  moreLabel?: string
  /** One of the criteria that are folded away is in use. */
  isMoreOpen?: boolean
}

/** What a visitor looks for in a list around a place: a plain form, that works without a script. */
export function ListSearch({ action, label, filters, place, radii, ...parts }: Props) {
  const { near, radiusKm } = filters
  return (
    <SearchForm className={styles.form} action={action} aria-label={label}>
      {parts.hiddenField}
      <div className={styles.row}>
        {parts.first}
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          {radii && radiusKm !== undefined && (
            <div className={styles.narrow}>
              <DistanceField radiusKm={radiusKm} radii={radii} />
            </div>
          )}
          {parts.children}
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      {parts.boxes && <SearchTicks>{parts.boxes}</SearchTicks>}
      {parts.more && (
        <details className={styles.more} open={parts.isMoreOpen}>
          <summary>{parts.moreLabel ?? 'Plus de critères'}</summary>
          {parts.more}
        </details>
      )}
    </SearchForm>
  )
}

type Option = { value: string; label: string }

type ChoiceProps = {
  name: string
  label: string
  options: readonly Option[]
  value: string | number | undefined
  /** What nothing chosen is called: « Toutes »; without it, something is always chosen. */
  every?: string
}

/** One choice of a list’s search. */
export const SearchChoice = ({ name, label, options, value, every }: ChoiceProps) => (
  <div className={styles.narrow}>
    <SelectField
      name={name}
      label={label}
      empty={every}
      options={options}
      defaultValue={String(value ?? '')}
    />
  </div>
)

type WordsProps = { label: string; value: string | undefined; max: number }

/** Words to look for in a list. */
export const SearchWords = ({ label, value, max }: WordsProps) => (
  <div className={styles.place}>
    <TextField name="search" label={label} defaultValue={value} maxLength={max} />
  </div>
)

const DEPARTMENTS = [...DEPARTMENT_NAMES].map(([code, name]) => ({
  value: code,
  label: `${code} · ${name}`,
}))

type DepartmentProps = { value: string | undefined; label?: string; every?: string }

/** A department, by its number. */
export const DepartmentChoice = ({
  value,
  label = 'Département',
  every = 'Tous',
}: DepartmentProps) => (
  <SearchChoice name="department" label={label} every={every} options={DEPARTMENTS} value={value} />
)

/** Criteria that are folded away, side by side. */
export const MoreCriteria = ({ children }: { children: ReactNode }) => (
  <Static className={styles.row}>{children}</Static>
)

/** Boxes to tick, one beside the other. */
export const SearchTicks = ({ children }: { children: ReactNode }) => (
  <Static className={styles.boxes}>{children}</Static>
)
