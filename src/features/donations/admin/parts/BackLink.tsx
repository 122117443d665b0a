import Link from 'next/link'

import { Icon } from '@/ui/Icon'

import styles from './Detail.module.scss'

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={styles.back} href={href} prefetch={false}>
      <Icon name="chevron-left" size={20} />
      {label}
    </Link>
  )
}
