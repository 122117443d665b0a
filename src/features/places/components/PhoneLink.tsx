import { Icon } from '@/ui/Icon'
import { SheetIcon } from '@/ui/IconSheet'

import { phoneHref } from '../contact.model'
import styles from './Places.module.scss'

/** A number that is dialled by a press. @param name of the place, for who hears the link alone */
export function PhoneLink({
  phone,
  name,
  isLarge = false,
  isListed = false,
}: {
  phone: string
  name: string
  isLarge?: boolean
  /** One of many: its drawing stands in the `IconSheet` of the list. */
  isListed?: boolean
}) {
  return (
    <a
      className={styles.phone}
      data-large={isLarge || undefined}
      href={phoneHref(phone)}
      aria-label={`Appeler ${name}\u00a0: ${phone}`}
    >
      {isListed ? <SheetIcon name="phone" size={20} /> : <Icon name="phone" size={20} />}
      {phone}
    </a>
  )
}
