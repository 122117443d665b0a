'use client'

import { useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import { PUBLIC_SHELTER_STATUS } from '../../model'
import { contrastProblems, STARTING_THEME, THEME_LABELS, type Theme } from '../../theme/model'
import { PALETTES } from '../../theme/palettes.model'
import { ColorInput } from './ColorInput'
import styles from './theme.module.scss'
import { ThemeFrame } from './ThemeFrame'
import { useTheme } from './use-theme'
import { GROUPS, words } from './words.fr'

/** What a palette is recognised by. */
const SAMPLES = ['primaryColor', 'secondaryColor', 'bannerColor', 'footerColor'] as const

const isSame = (a: Theme, b: Theme) => JSON.stringify(a) === JSON.stringify({ ...a, ...b })

/** The thirteen colours of a shelter, with its home page beside them. */
export const ThemeField: GroupFieldClientComponent = ({ path, readOnly }) => {
  const { id } = useDocumentInfo()
  const isPublic = useFormFields(([fields]) => fields.status?.value === PUBLIC_SHELTER_STATUS)
  const isLocked = useFormProcessing() || Boolean(readOnly)
  const { entries, theme, write } = useTheme(path)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<Theme | null>(null)
  const problems = contrastProblems(theme)

  const wear = (next: Theme, sentence: string, undo: Theme | null) => {
    setBefore(undo)
    setSaid(sentence)
    write(next)
  }
  const paint = (color: Partial<Theme>) => {
    setBefore(null)
    setSaid('')
    write(color)
  }
  return (
    <section className={styles.field} id={`field-${path}`} aria-labelledby={`${path}-title`}>
      <h3 id={`${path}-title`} className={styles.title}>
        {words.title}
      </h3>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.beside}>
        <div className={styles.preview}>
          {id && isPublic ? (
            <ThemeFrame shelterId={String(id)} theme={theme} />
          ) : (
            <p className={styles.hint}>{words.noPreview}</p>
          )}
        </div>
        <div className={styles.choices}>
          {!isLocked && (
            <div role="group" aria-label={words.palettes}>
              <h4 className={styles.name}>{words.palettes}</h4>
              <div className={styles.palettes}>
                {PALETTES.map((palette) => (
                  <button
                    key={palette.id}
                    type="button"
                    className={styles.palette}
                    aria-pressed={isSame(theme, palette.theme)}
                    onClick={() => wear(palette.theme, words.chosen(palette.name), theme)}
                  >
                    <span className={styles.samples} aria-hidden="true">
                      {SAMPLES.map((name) => (
                        <span key={name} style={{ background: palette.theme[name] }} />
                      ))}
                    </span>
                    {palette.name}
                  </button>
                ))}
              </div>
              <div className={styles.said}>
                <p role="status">{said}</p>
                {before && (
                  <button
                    type="button"
                    className={buttons.link}
                    onClick={() => wear(before, words.undone, null)}
                  >
                    {words.undo}
                  </button>
                )}
              </div>
            </div>
          )}
          {GROUPS.map(({ name, colors }) => (
            <fieldset key={name} className={styles.group}>
              <legend className={styles.name}>{name}</legend>
              {colors.map((color) => {
                const problem = problems.find(({ text }) => text === color)
                return (
                  <ColorInput
                    key={color}
                    label={THEME_LABELS[color]}
                    value={entries[color].value}
                    error={entries[color].error}
                    problem={problem && { ...problem, on: theme[problem.background] }}
                    isLocked={isLocked}
                    onChange={(value) => paint({ [color]: value })}
                  />
                )
              })}
            </fieldset>
          ))}
          {!isLocked && (
            <button
              type="button"
              className={buttons.plain}
              onClick={() => wear(STARTING_THEME, words.wasReset, theme)}
            >
              {words.reset}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
