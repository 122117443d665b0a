import styles from './UnsavedWork.module.scss'

type Props = { label: string; hint: string; tone?: 'danger'; onClick: () => void }

/** One of the ways out of a conflict, and what becomes of the work by it. */
export const Choice = ({ label, hint, tone, onClick }: Props) => (
  <li>
    <button type="button" className={styles.choice} data-tone={tone} onClick={onClick}>
      <strong>{label}</strong>
      <span>{hint}</span>
    </button>
  </li>
)
