'use client'

import { Checkbox } from '@/ui/Checkbox'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { WALL_LIMITS } from '../model'
import type { AnimalChoice } from '../queries'
import { withLightPhotos } from './light-photos'
import { PhotosField } from './PhotosField'
import styles from './Wall.module.scss'
import { POST_LABELS as LABELS } from './words.fr'

type Props = {
  path: string
  label: string
  /** Of a new one: without JavaScript it is known by it when it is sent again. */
  saveKey?: string
  /** The name under which the person is read. */
  signedAs: string
  animals: readonly AnimalChoice[]
  shelters: ReadonlyArray<{ id: string; name: string }>
  /** What was typed, or what stands there already. */
  values: Readonly<Record<string, unknown>>
  /** Of a post that is changed. */
  held?: { version: number; photos: ReadonlyArray<{ cardUrl: string }> }
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** A post, new or changed; without JavaScript the browser sends it with its photos. */
export function PostForm(props: Props) {
  const { path, label, saveKey, signedAs, animals, shelters, values, held, ...returned } = props
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  return (
    <PostedForm<{ next: string }>
      path={path}
      labels={LABELS}
      prefix="mur"
      label={label}
      once={saveKey ? { key: saveKey } : undefined}
      {...returned}
      ready={withLightPhotos}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.form}>
          {held && <input type="hidden" name="version" value={textOf('version') ?? held.version} />}
          <TextArea
            {...bind('body')}
            label={LABELS.body}
            hint="Une première nuit, une promenade, un anniversaire d’adoption… Tout le monde la lira\u00a0: pas de téléphone ni d’adresse."
            rows={7}
            maxLength={WALL_LIMITS.body}
            defaultValue={textOf('body')}
            isRequired
          />
          {held && held.photos.length > 0 && (
            <fieldset className={styles.held}>
              <legend>Photos en ligne</legend>
              {held.photos.map(({ cardUrl }, at) => (
                <div key={cardUrl} className={styles.who}>
                  <span className={styles.previews}>
                    <img src={cardUrl} alt="" width={96} height={96} />
                  </span>
                  <Checkbox
                    name={`removePhoto${at + 1}`}
                    label={`Retirer la photo ${at + 1}`}
                    defaultChecked={values[`removePhoto${at + 1}`] === 'on'}
                  />
                </div>
              ))}
            </fieldset>
          )}
          <PhotosField
            {...bind('photo')}
            label={held ? 'Ajouter des photos' : LABELS.photo}
            room={WALL_LIMITS.photos}
          />
          {animals.length > 0 && (
            <SelectField
              {...bind('animal')}
              label={LABELS.animal}
              hint="Le refuge d’où il vient est prévenu, et peut montrer votre nouvelle sur sa fiche."
              isOptional
              empty="Aucun en particulier"
              options={animals.map(({ id, name, shelter }) => ({
                value: id,
                label: `${name}, ${shelter}`,
              }))}
              defaultValue={textOf('animal')}
            />
          )}
          <TextField
            {...bind('animalLink')}
            label={LABELS.animalLink}
            hint={
              animals.length > 0
                ? 'S’il n’est pas dans la liste\u00a0: copiez l’adresse de sa page sur Patte Blanche.'
                : 'Vous parlez d’un animal d’un refuge\u00a0? Copiez l’adresse de sa page sur Patte Blanche.'
            }
            isOptional
            maxLength={300}
            defaultValue={textOf('animalLink')}
          />
          {shelters.length > 0 ? (
            <SelectField
              {...bind('shelter')}
              label={LABELS.shelter}
              empty={signedAs}
              options={shelters.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={textOf('shelter')}
            />
          ) : (
            !held && (
              <p className={styles.signed}>
                Signé «&nbsp;{signedAs}&nbsp;».{' '}
                <a href="/profil">Changer le nom que les autres voient</a>
              </p>
            )
          )}
        </div>
      )}
    </PostedForm>
  )
}
