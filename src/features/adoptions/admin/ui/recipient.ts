import type { RequestCard } from '../../view'
import { moveWords as words } from '../words.fr'

/** Who reads a message, and how it reaches them: by e-mail, or as a letter to be handed over. */
export const recipientOf = ({
  name,
  email,
}: RequestCard['applicant']): { to: string; tell: string } =>
  email
    ? { to: `${name} <${email}>`, tell: words.tell(name) }
    : { to: `${name} (${words.byHand})`, tell: words.letter(name) }
