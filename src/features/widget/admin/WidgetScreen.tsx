'use client'

import { useConfig } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useId, useRef, useState } from 'react'

import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { colorOf } from '@/features/shelters/theme/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminField } from '@/ui/AdminField'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'
import { toast } from '@/ui/toasts'

import { widgetCode } from '../code'
import { USUAL_CHOICE, WIDGET_COUNT, WIDGET_HEIGHT, widgetPath } from '../model'
import styles from './Widget.module.scss'
import { words } from './words.fr'

const COUNTS = Array.from({ length: WIDGET_COUNT.most }, (_, at) => at + 1)

function Widget({ shelter }: { shelter: string }) {
  const { config } = useConfig()
  const { options } = useTenantSelection()
  const [species, setSpecies] = useState<Species | null>(null)
  const [count, setCount] = useState<number>(USUAL_CHOICE.count)
  const [typed, setTyped] = useState('')
  const [hasScript, setHasScript] = useState(true)
  const [isByHand, setIsByHand] = useState(false)
  const code = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const color = typed.trim() ? colorOf(typed) : null
  const isWrong = typed.trim() !== '' && color === null
  const choice = { species, count, color: color?.toLowerCase() ?? null }
  const label = options.find(({ value }) => String(value) === shelter)?.label
  const name = typeof label === 'string' ? label : ''
  // By its id: the address of a shelter may change, what others pasted does not.
  const text = widgetCode(config.serverURL, { slug: shelter, name }, choice, hasScript)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsByHand(false)
      toast({ text: words.copied, tone: 'success' })
    } catch {
      setIsByHand(true)
      code.current?.select()
    }
  }

  return (
    <ListPage title={words.title} about={words.about}>
      <div className={styles.parts}>
        <section className={styles.form} aria-labelledby={`${id}-choice`}>
          <h2 id={`${id}-choice`}>{words.choice}</h2>
          <AdminField label={words.species}>
            {(control) => (
              <select
                {...control}
                value={species ?? ''}
                onChange={({ target }) =>
                  setSpecies(keysOf(SPECIES_LABELS).find((each) => each === target.value) ?? null)
                }
              >
                <option value="">{words.everySpecies}</option>
                {keysOf(SPECIES_LABELS).map((each) => (
                  <option key={each} value={each}>
                    {SPECIES_LABELS[each]}
                  </option>
                ))}
              </select>
            )}
          </AdminField>
          <AdminField label={words.count} hint={words.countHint}>
            {(control) => (
              <select
                {...control}
                value={count}
                onChange={({ target }) => setCount(Number(target.value))}
              >
                {COUNTS.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            )}
          </AdminField>
          <AdminField
            label={words.color}
            hint={words.colorHint}
            error={isWrong ? words.wrongColor : null}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                spellCheck={false}
                maxLength={7}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </AdminField>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={hasScript}
              aria-describedby={`${id}-script`}
              onChange={({ target }) => setHasScript(target.checked)}
            />
            {words.script}
          </label>
          <p id={`${id}-script`} className={styles.hint}>
            {words.scriptHint}
          </p>
          <AdminField label={words.code} hint={words.codeHint}>
            {(control) => <textarea {...control} ref={code} readOnly rows={5} value={text} />}
          </AdminField>
          <button type="button" className={buttons.primary} onClick={() => void copy()}>
            {words.copy}
          </button>
          <p className={styles.hint} aria-live="polite">
            {isByHand && words.byHand}
          </p>
        </section>
        <section className={styles.preview} aria-labelledby={`${id}-preview`}>
          <h2 id={`${id}-preview`}>{words.preview}</h2>
          <iframe title={words.preview} src={widgetPath(shelter, choice)} height={WIDGET_HEIGHT} />
        </section>
      </div>
    </ListPage>
  )
}

/** For the shelter in hand; who works for several chooses one first. */
export function WidgetScreen() {
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={useShelterInHand()}>
      {(shelter) => <Widget key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}
