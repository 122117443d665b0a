'use client'

import {
  ALIGNMENT_LABELS,
  CONTAINER_SIZES,
  IMAGE_FORMAT_LABELS,
  LIMITS,
  OBJECT_FIT_LABELS,
} from '@/features/pages/model'
import type { ImageContent } from '@/features/pages/schema'
import { Check } from '@/ui/editing/Check'

import { fieldLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext } from '../context'
import { optionsOf, Select, TextArea, TextInput } from '../fields/inputs'
import styles from '../PageEditor.module.scss'

const SIZES = CONTAINER_SIZES.map((value) => ({ value, label: fieldLabels.percent(value) }))
const NO_IMAGE = { mediaId: null, src: '', width: null, height: null }

export function ImageForm({ id, content }: { id: string; content: ImageContent }) {
  const { editor, pickers } = useEditorContext()
  const set = (values: Partial<ImageContent>, typing = false) =>
    editor.run(updateContent, { blockId: id, values, typing })
  return (
    <div className={styles.form}>
      <pickers.ImagePicker
        mediaId={content.mediaId}
        src={content.src}
        onRemove={() => set(NO_IMAGE)}
        onPick={({ alt, decorative, ...image }) =>
          // What was written for this page wins over what the library says.
          set(content.alt ? image : { ...image, alt, decorative })
        }
      />
      <Check
        label={fieldLabels.decorative}
        hint={fieldLabels.decorativeHint}
        checked={content.decorative}
        onChange={(decorative) => set({ decorative })}
      />
      {!content.decorative && (
        <TextInput
          label={fieldLabels.alt}
          hint={fieldLabels.altHint}
          value={content.alt}
          max={LIMITS.alt}
          onChange={(alt) => set({ alt }, true)}
        />
      )}
      <TextArea
        label={fieldLabels.caption}
        value={content.caption}
        max={LIMITS.longText}
        onChange={(caption) => set({ caption }, true)}
      />
      <div className={styles.grid}>
        <Select
          label={fieldLabels.containerSize}
          value={content.containerSize}
          options={SIZES}
          onChange={(containerSize) => set({ containerSize })}
        />
        <Select
          label={fieldLabels.alignment}
          value={content.alignment}
          options={optionsOf(ALIGNMENT_LABELS)}
          onChange={(alignment) => set({ alignment })}
        />
        <Select
          label={fieldLabels.format}
          value={content.format}
          options={optionsOf(IMAGE_FORMAT_LABELS)}
          onChange={(format) => set({ format })}
        />
        <Select
          label={fieldLabels.objectFit}
          value={content.objectFit}
          options={optionsOf(OBJECT_FIT_LABELS)}
          onChange={(objectFit) => set({ objectFit })}
        />
      </div>
    </div>
  )
}
