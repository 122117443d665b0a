import type { Access, CollectionConfig, Field, Where } from 'payload'

import { hiddenUnless, nobody, readOnlyField, rowsOf } from '@/platform/access/builders'
import type { Permission } from '@/platform/access/model'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'

import { SUBMISSION_STATUS_LABELS } from '../answers.model'
import { checkAssignee } from '../hooks/check-assignee'
import { dropFiles } from '../hooks/drop-files'
import { pinShelter } from '../hooks/pin-shelter'
import { noteReading } from '../hooks/note-reading'
import { OUTCOME_LABELS } from '../inbox/decision.model'
import { FORM_TYPE_LABELS } from '../model'

/**
 * The answers of one's own shelters: all of them to whoever manages forms, those to adoption
 * forms to whoever manages adoptions. Source: docs/decisions/exchanges.md.
 */
const ownAnswers: Access = ({ req }) => {
  const all = rowsOf(req, ['manageForms'])
  const adoptions = rowsOf(req, ['manageAdoptions'])
  if (all === true || adoptions === false) return all
  const isAdoption: Where = { formType: { equals: 'ADOPTION' } }
  const ofAdoption = adoptions === true ? isAdoption : { and: [adoptions, isAdoption] }
  return all ? { or: [all, ofAdoption] } : ofAdoption
}

const READERS: readonly Permission[] = ['manageForms', 'manageAdoptions']

/** Written once, by the program, when the answer comes. */
const kept = (field: Field): Field =>
  ({
    ...field,
    access: readOnlyField,
    admin: { readOnly: true, ...('admin' in field ? field.admin : {}) },
  }) as Field

/** What people answered, as they sent it. Only the program creates them; the team sorts them. */
export const FormSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  labels: { singular: 'Réponse', plural: 'Réponses' },
  access: {
    read: ownAnswers,
    create: nobody,
    update: ownAnswers,
    delete: ownAnswers,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Demandes',
    hideAPIURL: true,
    hidden: hiddenUnless(...READERS),
    useAsTitle: 'formTitle',
    defaultColumns: ['formTitle', 'senderName', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['formTitle', 'senderName', 'senderEmail'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Ce que les visiteurs ont répondu à vos formulaires.',
    components: {
      views: {
        list: { Component: '@/features/forms/admin/lazy#InboxView' },
        edit: {
          root: { Component: '@/features/forms/inbox/admin/SubmissionView#SubmissionView' },
        },
      },
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [
    { fields: ['shelter', 'createdAt'] },
    { fields: ['shelter', 'status', 'createdAt'] },
    { fields: ['shelter', 'form', 'createdAt'] },
  ],
  hooks: {
    beforeOperation: [holdRow],
    beforeValidate: [pinShelter],
    beforeChange: [checkAssignee, noteReading],
    beforeDelete: [dropFiles],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'NEW',
      options: optionsOf(SUBMISSION_STATUS_LABELS),
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: 'Suivie par',
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    kept({
      name: 'readAt',
      type: 'date',
      label: 'Lue le',
      admin: { position: 'sidebar' },
    }),
    kept({ name: 'form', type: 'relationship', relationTo: 'forms', label: 'Formulaire' }),
    kept({ name: 'formTitle', type: 'text', label: 'Titre du formulaire', required: true }),
    kept({
      name: 'formType',
      type: 'select',
      label: 'Type',
      required: true,
      options: optionsOf(FORM_TYPE_LABELS),
    }),
    kept({ name: 'animal', type: 'relationship', relationTo: 'animals', label: 'Animal' }),
    kept({ name: 'senderName', type: 'text', label: 'Nom' }),
    kept({ name: 'senderEmail', type: 'text', label: 'E-mail', index: true }),
    kept({ name: 'senderPhone', type: 'text', label: 'Téléphone' }),
    kept({ name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte' }),
    // The form as it was: an old answer is read under its own labels.
    kept({ name: 'definition', type: 'json', label: 'Questions', required: true }),
    kept({ name: 'answers', type: 'json', label: 'Réponses', required: true }),
    kept({ name: 'files', type: 'json', label: 'Fichiers' }),
    kept({
      name: 'consent',
      type: 'group',
      label: 'Accord',
      fields: [
        { name: 'text', type: 'textarea', label: 'Texte accepté', access: readOnlyField },
        { name: 'at', type: 'date', label: 'Accepté le', access: readOnlyField },
      ],
    }),
    kept({
      name: 'decision',
      type: 'group',
      label: 'Décision',
      fields: [
        {
          name: 'outcome',
          type: 'select',
          label: 'Décision',
          options: optionsOf(OUTCOME_LABELS),
          access: readOnlyField,
        },
        { name: 'text', type: 'textarea', label: 'Mot à la personne', access: readOnlyField },
        { name: 'at', type: 'date', label: 'Décidée le', access: readOnlyField },
      ],
    }),
    // [{ id, text, author, authorName, at }]: added one at a time by the program, which signs them.
    kept({ name: 'notes', type: 'json', label: 'Notes de l’équipe' }),
    // When it came: what the two years are counted from.
    kept({
      name: 'createdAt',
      type: 'date',
      label: 'Reçue le',
      index: true,
      admin: { hidden: true },
    }),
    {
      // Everything in it that a search may look for, in one column.
      name: 'searchText',
      type: 'textarea',
      access: { ...readOnlyField, read: () => false },
      admin: { hidden: true },
    },
    {
      // Of who sent what: the same thing sent twice is one answer.
      name: 'fingerprint',
      type: 'text',
      index: true,
      access: { ...readOnlyField, read: () => false },
      admin: { hidden: true },
    },
    {
      // Of the try that sent it: the same one from another network is it, too.
      name: 'lastSave',
      type: 'text',
      maxLength: 32,
      index: true,
      access: { ...readOnlyField, read: () => false },
      admin: { hidden: true },
    },
  ],
}
