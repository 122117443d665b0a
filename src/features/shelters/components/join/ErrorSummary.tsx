import type { Ref } from 'react'

import { JOIN_LABELS, type JoinField } from '../../join/model'
import { fieldId } from './JoinField'
import styles from './Join.module.scss'

type Props = {
  errors: Readonly<Record<string, string>>
  ref?: Ref<HTMLDivElement>
}

/** What is to correct, in the order of the form; each line leads to its field. */
export function ErrorSummary({ errors, ref }: Props) {
  const names = (Object.keys(JOIN_LABELS) as JoinField[]).filter((name) => errors[name])
  const others = Object.entries(errors).filter(([name]) => !(name in JOIN_LABELS))
  const count = names.length + others.length
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2>{count > 1 ? `${count} réponses sont à revoir` : 'Une réponse est à revoir'}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>
              {JOIN_LABELS[name]} : {errors[name]}
            </a>
          </li>
        ))}
        {others.map(([name, message]) => (
          <li key={name}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
