import { Field } from '@/ui/Field'

import { MOST_PHOTOS } from '../model'
import { LABELS } from './fields'
import styles from './ReportForm.module.scss'

type Props = {
  id: string
  name: string
  error: string | undefined
  /** The form came back: no browser gives files a second time by itself. */
  isAgain: boolean
}

/** Photos of what was seen; where and when each was taken is removed from its file. */
export function PhotosField({ id, name, error, isAgain }: Props) {
  const most = `${MOST_PHOTOS} au maximum, 5 Mo chacune. Le lieu, la date et l’appareil inscrits dans le fichier sont effacés.`
  return (
    <Field
      id={id}
      label={LABELS.photos}
      hint={isAgain ? `Choisissez-les de nouveau\u00a0: ${most}` : most}
      error={error}
      isOptional
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          className={styles.files}
        />
      )}
    </Field>
  )
}
