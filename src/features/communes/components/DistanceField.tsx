import { SelectField } from '@/ui/SelectField'

type Props = {
  radiusKm: number
  /** Kilometres that are proposed; another one that an address asked for stands among them. */
  radii: readonly number[]
}

/** How far around a place a list looks. */
export function DistanceField({ radiusKm, radii }: Props) {
  const choices = [...new Set([...radii, radiusKm])].sort((one, other) => one - other)
  return (
    <SelectField
      label="Distance"
      name="radiusKm"
      defaultValue={String(radiusKm)}
      options={choices.map((each) => ({ value: String(each), label: `${each}\u00a0km` }))}
    />
  )
}
