'use client'

import { memo, useDeferredValue, useId, useMemo } from 'react'

import type { Theme } from '@/features/shelters/theme/model'

import type { PageContent } from '../../schema'
import { checkPage, checksSummary, checkSentence, type Check, type CheckLevel } from '../model'
import styles from './ChecksPanel.module.scss'

type Props = {
  /** The page as it is being edited. */
  content: PageContent
  /** The shelter's colours, as they were chosen; without them their contrast is not judged. */
  theme?: Theme
  /** Leads to a block or a section. */
  onGo: (nodeId: string) => void
}

const GROUPS: ReadonlyArray<{ level: CheckLevel; title: string }> = [
  { level: 'error', title: 'À corriger avant de publier' },
  { level: 'warning', title: 'Conseils' },
]

const goTo = ({ path }: Check) => (path.includes('.') ? 'Aller au bloc' : 'Aller à la section')

function Item({ check, onGo }: { check: Check } & Pick<Props, 'onGo'>) {
  const { where, message, nodeId, level } = check
  return (
    <li className={styles.item} data-level={level}>
      <p className={styles.sentence}>
        <strong>{where}</strong>
        {' : '}
        {message}
      </p>
      {nodeId && (
        <button
          type="button"
          className={styles.go}
          aria-label={`${goTo(check)} – ${checkSentence(check)}`}
          onClick={() => onGo(nodeId)}
        >
          {goTo(check)}
        </button>
      )}
    </li>
  )
}

/**
 * « Vérifications »: what keeps the page from being published, and what would
 * make it better. Each line leads to its block.
 */
export const ChecksPanel = memo(function ChecksPanel({ content, theme, onGo }: Props) {
  const id = useId()
  // Typing never waits for the checks.
  const settled = useDeferredValue(content)
  const checks = useMemo(() => checkPage(settled, theme), [settled, theme])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Vérifications
      </h3>
      <p role="status" className={styles.summary}>
        {checksSummary(checks)}
      </p>
      {GROUPS.map(({ level, title }) => {
        const found = checks.filter((check) => check.level === level)
        if (found.length === 0) return null
        return (
          <div key={level}>
            <h4 className={styles.group}>{title}</h4>
            <ul className={styles.list}>
              {found.map((check) => (
                <Item key={`${check.path} ${check.message}`} check={check} onGo={onGo} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
})
