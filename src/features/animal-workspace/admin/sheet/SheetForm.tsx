'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { legalItems } from '@/features/animals/legal.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { FormPage } from '@/ui/AdminForm/FormPage'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { SectionTabs, sectionTabId } from '@/ui/AdminForm/SectionTabs'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { Icon } from '@/ui/Icon'

import { SHEET_FIELDS, SHEET_NAMES, type SheetName } from '../../sheet/fields.model'
import { isAsked, SECTIONS, sectionOf, sectionsOf, type Section } from '../../sheet/sections.model'
import type { Sheet } from '../../sheet/schema'
import type { TeamAnimal } from '../../view'
import { BinDialog } from '../BinDialog'
import { StatusDialog, type Step } from '../StatusDialog'
import { UndoNotice } from '../UndoNotice'
import { controlId } from './control-id'
import { Fields } from './Fields'
import { Follow } from './Follow'
import { Head } from './Head'
import { LegalList } from './LegalList'
import { SaveState } from './SaveState'
import styles from './Sheet.module.scss'
import { useSection } from './use-section'
import { useSheet } from './use-sheet'
import { words } from './words.fr'

type Props = {
  sheet: Sheet
  person: string
  onSheet: (sheet: Sheet) => void
  /** Its state changed: everything is read again. */
  onRefresh: () => void
}

/** The sheet of an animal: who it is, what the law still wants, and its parts, written field by field. */
export function SheetForm({ sheet, person, onSheet, onRefresh }: Props) {
  const { animal } = sheet
  const state = useSheet(sheet, person, onSheet)
  const { values, wrong, found, refusal } = state
  const sections = sectionsOf(animal.status, values)
  const [section, setSection] = useSection(sections)
  const [step, setStep] = useState<Step | null>(null)
  const [binning, setBinning] = useState<TeamAnimal | null>(null)
  const { config } = useConfig()
  const router = useRouter()
  const list = `${config.routes.admin}/collections/animals`

  const wanted = useRef<string | null>(null)
  const focus = () => {
    const target = wanted.current && document.getElementById(wanted.current)
    if (!target) return
    wanted.current = null
    target.focus()
    target.scrollIntoView({ block: 'center' })
  }
  useEffect(focus)
  const lead = (name: SheetName) => {
    wanted.current = controlId(name)
    setSection(sectionOf(name))
    // It may be on show already.
    focus()
  }
  const changed = (next: TeamAnimal, said: Undoable) => {
    onSheet({ ...sheet, animal: next })
    const { undo } = said
    const takeBack = async () => {
      const sentence = (await undo?.()) ?? null
      if (sentence === null) onRefresh()
      return sentence
    }
    state.tell({ ...said, undo: undo && takeBack })
  }
  const moved = (next: TeamAnimal, said: Undoable) => {
    setStep(null)
    changed(next, said)
    onRefresh()
  }
  const missing = legalItems(values, new Date()).filter((item) => item.missing !== null)
  const inSection = (names: readonly string[], of: Section) =>
    names.filter((name) => SECTIONS[of].fields.some((each) => each === name)).length
  const next = sections[sections.indexOf(section) + 1]
  const errors = SHEET_NAMES.filter((name) => wrong[name] && isAsked(name, values))
  return (
    <>
      <FormPage
        title={values.name ?? animal.name}
        before={
          <>
            <Link className={buttons.link} href={list} prefetch={false}>
              <Icon name="arrow-left" size={20} />
              {words.back}
            </Link>
            {found && (
              <div className={styles.found} role="status">
                <p>{words.found(found.names.length, found.at)}</p>
                <button type="button" className={buttons.link} onClick={state.giveUp}>
                  {words.giveUp}
                </button>
              </div>
            )}
          </>
        }
        aside={
          <>
            <UndoNotice
              animal={animal}
              version={`${animal.status} ${animal.updatedAt}`}
              isModified={state.unsavedCount > 0}
              onUndone={onRefresh}
            />
            <Head
              animal={animal}
              onChanged={changed}
              onStep={setStep}
              onAdded={state.tell}
              onBin={setBinning}
            />
            <LegalList values={values} onLead={lead} />
          </>
        }
        errors={errors.map((name) => ({
          id: controlId(name),
          text: `${SHEET_FIELDS[name].label}\u00a0: ${wrong[name]}`,
        }))}
        summary={state.summary}
        onLead={(id) => {
          const name = SHEET_NAMES.find((each) => controlId(each) === id)
          if (name) lead(name)
        }}
        refusal={refusal && <RefusalWords refusal={refusal} kept={words.keptHere} />}
        onSubmit={state.saveAll}
        actions={<SaveState state={state} />}
      >
        <SectionTabs
          label={words.sections(animal.name)}
          tabs={sections.map((key) => ({
            key,
            name: SECTIONS[key].label,
            errors: inSection(errors, key),
            missing: inSection(
              missing.map(({ path }) => path),
              key,
            ),
          }))}
          chosen={section}
          onChoose={setSection}
        >
          {section === 'suivi' ? (
            <Follow animal={animal} onChanged={onRefresh} />
          ) : (
            <Fields section={section} shelter={animal.shelter.id} state={state} />
          )}
          {next && (
            <button
              type="button"
              className={buttons.plain}
              onClick={() => {
                wanted.current = sectionTabId(next)
                setSection(next)
              }}
            >
              {words.next(SECTIONS[next].label)}
              <Icon name="arrow-right" size={20} />
            </button>
          )}
        </SectionTabs>
      </FormPage>
      {step && <StatusDialog {...step} onClose={() => setStep(null)} onMoved={moved} />}
      {binning && (
        <BinDialog
          animal={binning}
          onClose={() => setBinning(null)}
          onBinned={() => router.push(list)}
        />
      )}
    </>
  )
}
