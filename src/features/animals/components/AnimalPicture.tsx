import { RowPicture } from '@/ui/AdminList/RowPicture'

type Props = {
  animal: { image: string | null }
  /** Pixels of a side; `wide` as wide as its place, in the shape of a card. */
  size: number | 'wide'
}

/** An animal on a screen of the admin; a paw when it has no photo. Its name stands beside it. */
export function AnimalPicture({ animal, size }: Props) {
  return <RowPicture image={animal.image} icon="paw" size={size} />
}
