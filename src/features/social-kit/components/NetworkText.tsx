'use client'

import { AdminField } from '@/ui/AdminField'
import buttons from '@/ui/admin-buttons.module.scss'
import { leftLabel, spokenLeft } from '@/ui/character-count'

import { lengthOn } from '../length.model'
import { NETWORKS, type Network } from '../model'
import { CopyButton } from './CopyButton'
import styles from './ShareKit.module.scss'
import type { Texts } from './use-texts'
import { words } from './words.fr'

type Props = { network: Network; texts: Texts; alt: string }

/** The words for a network, to change and to copy, and what the pictures say to those who see none. */
export function NetworkText({ network, texts, alt }: Props) {
  const rules = NETWORKS[network]
  const text = texts.textOf(network)
  const length = lengthOn(network, text)
  const over = length - rules.limit
  return (
    <>
      <AdminField
        label={words.text(rules.label)}
        {...('hint' in rules && { hint: rules.hint })}
        error={over > 0 ? words.over(over) : null}
      >
        {(described) => (
          <textarea
            {...described}
            className={styles.text}
            rows={8}
            value={text}
            onChange={({ target }) => texts.setText(network, target.value)}
          />
        )}
      </AdminField>
      {texts.isOlder(network) && (
        <p className={styles.hint} role="status">
          {words.older}
        </p>
      )}
      <div className={styles.under}>
        <CopyButton text={text}>{words.copyText}</CopyButton>
        {texts.isChanged(network) && (
          <button type="button" className={buttons.link} onClick={() => texts.reset(network)}>
            {words.reset}
          </button>
        )}
        {over <= 0 && (
          <span className={styles.left} aria-hidden="true">
            {leftLabel(length, rules.limit)}
          </span>
        )}
        <span className={styles.spoken} role="status">
          {over <= 0 && spokenLeft(length, rules.limit)}
        </span>
      </div>
      <details className={styles.alt}>
        <summary>{words.alt}</summary>
        <p className={styles.hint}>{words.altHint}</p>
        <p>{alt}</p>
        <CopyButton text={alt}>{words.copyAlt}</CopyButton>
      </details>
    </>
  )
}
