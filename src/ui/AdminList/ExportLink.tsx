import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'

type Props = {
  /** Where the file is made. */
  href: string
  /** What is in it, for whoever hesitates. */
  hint?: string
  children: string
}

/** Takes a whole list along as a file. */
export const ExportLink = ({ href, hint, children }: Props) => (
  <a className={buttons.plain} href={href} download title={hint}>
    <Icon name="download" size={20} />
    {children}
  </a>
)
