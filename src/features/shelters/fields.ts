import type { Field } from 'payload'

import { readOnlyField, superAdminField } from '@/platform/access/builders'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { dayInput, row } from '@/platform/fields/shorthand'

import { placeField, staffOfThis, themeField } from './access'
import {
  DESCRIPTION_MAX,
  PAYOUT_STATE_LABELS,
  TAX_RATE,
  SHELTER_TYPE_LABELS,
  TIP_MODE_LABELS,
} from './model'
import { DEFAULT_THEME, THEME_COLORS, THEME_LABELS } from './theme/model'

const settings = staffOfThis('manageSettings')
const settingsOnly = { create: superAdminField, update: settings }
const exactPlace = { read: placeField }
const platformOnly = { create: superAdminField, update: superAdminField }

const text = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  access: settingsOnly,
  admin: { description },
})
const area = (name: string, label: string, maxLength: number, rows?: number): Field => ({
  name,
  type: 'textarea',
  label,
  maxLength,
  access: settingsOnly,
  admin: { rows, components: counted(maxLength) },
})
const check = (name: string, label: string, defaultValue = false): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  access: settingsOnly,
})

export const identity: Field[] = [
  row(
    { name: 'name', type: 'text', label: 'Nom', required: true, access: settingsOnly },
    {
      name: 'slug',
      type: 'text',
      label: 'Adresse sur le site',
      required: true,
      unique: true,
      index: true,
      access: platformOnly,
      admin: {
        description:
          'La fin de l’adresse de son site, par exemple «\u00a0/shelter/refuge-du-lac\u00a0»',
      },
    },
  ),
  row(
    {
      name: 'shelterType',
      type: 'select',
      label: 'Type de structure',
      options: optionsOf(SHELTER_TYPE_LABELS),
      access: settingsOnly,
    },
    {
      name: 'foundationDate',
      type: 'date',
      label: 'Date de création',
      access: settingsOnly,
      admin: dayInput,
    },
  ),
  area('shortDescription', 'Présentation courte', DESCRIPTION_MAX.short),
  area('longDescription', 'Présentation complète', DESCRIPTION_MAX.long, 8),
  { ...shelterUpload({ name: 'logo', label: 'Logo' }), access: settingsOnly },
  {
    ...shelterUpload({
      name: 'photos',
      label: 'Photos',
      hasMany: true,
      maxRows: 30,
      admin: { description: 'La première photo est la principale.' },
    }),
    access: settingsOnly,
  },
]

export const place: Field[] = [
  {
    name: 'location',
    type: 'group',
    label: 'Adresse',
    access: settingsOnly,
    fields: [
      { name: 'address', type: 'text', label: 'Adresse', required: true, access: exactPlace },
      row(
        { name: 'postalCode', type: 'text', label: 'Code postal', required: true, index: true },
        { name: 'city', type: 'text', label: 'Ville', required: true },
        { name: 'country', type: 'text', label: 'Pays', required: true, defaultValue: 'France' },
      ),
      // Moved on the map under them, where the two numbers are folded away.
      {
        name: 'lat',
        type: 'number',
        access: exactPlace,
        label: 'Latitude',
        min: -90,
        max: 90,
        admin: { hidden: true },
      },
      {
        name: 'lng',
        type: 'number',
        access: exactPlace,
        label: 'Longitude',
        min: -180,
        max: 180,
        admin: { hidden: true },
      },
      {
        name: 'locate',
        type: 'ui',
        admin: { components: { Field: '@/features/shelters/admin/LocationField#LocationField' } },
      },
    ],
  },
  check('isPhysical', 'Le refuge reçoit du public', true),
  row(
    { name: 'email', type: 'email', label: 'E-mail', required: true, access: settingsOnly },
    text('phone', 'Téléphone'),
    text('website', 'Site internet'),
  ),
  row(
    text('contactName', 'Personne à contacter'),
    text('contactPhone', 'Son téléphone'),
    text('contactEmail', 'Son e-mail'),
  ),
]

export const networks: Field[] = [
  text('facebookUrl', 'Facebook'),
  text('instagramUrl', 'Instagram'),
  text('twitterUrl', 'X (Twitter)'),
  text('tiktokUrl', 'TikTok'),
  text('linkedinUrl', 'LinkedIn'),
]

export const accepts: Field[] = [
  check('acceptsAdoptions', 'Propose des adoptions'),
  check('acceptsDonations', 'Reçoit des dons'),
  check('acceptsSponsoring', 'Propose des parrainages'),
  { name: 'capacityNumber', type: 'number', label: 'Capacité d’accueil', access: settingsOnly },
  row(
    text('siret', 'SIRET', 'Les 9 premiers chiffres forment le SIREN.'),
    text('rna', 'RNA', 'W suivi de 9 chiffres.'),
  ),
  text('legalPurpose', 'Objet de l’association'),
  check('taxReceiptsEnabled', 'Délivre des reçus fiscaux'),
  row(
    {
      name: 'taxRate',
      type: 'number',
      label: 'Taux de réduction (%)',
      access: settingsOnly,
      admin: { description: `Laissez vide pour ${TAX_RATE}\u00a0%.` },
    },
    text('receiptSigner', 'Signataire des reçus', 'Nom et qualité, imprimés sur les reçus.'),
  ),
  {
    type: 'ui',
    name: 'receiptChecklist',
    admin: {
      components: { Field: '@/features/receipts/admin/ReceiptChecklist#ReceiptChecklist' },
    },
  },
]

export const payments: Field[] = [
  {
    type: 'ui',
    name: 'paymentAccount',
    admin: {
      components: { Field: '@/features/donations/account/admin/AccountPanel#AccountPanel' },
    },
  },
  {
    name: 'tipMode',
    type: 'select',
    label: 'Pourboire pour la plateforme',
    options: optionsOf(TIP_MODE_LABELS),
    // A function: Postgres changes no column to an enum that has a default.
    defaultValue: () => 'FREE',
    access: platformOnly,
    admin: {
      description: 'C’est la plateforme qui en décide\u00a0: écrivez-nous pour le changer.',
    },
  },
  {
    name: 'payoutState',
    type: 'select',
    label: 'État des paiements',
    options: optionsOf(PAYOUT_STATE_LABELS),
    defaultValue: () => 'NONE',
    access: readOnlyField,
    admin: { hidden: true },
  },
  {
    name: 'stripeAccountId',
    type: 'text',
    label: 'Compte de paiement',
    unique: true,
    access: readOnlyField,
    admin: { hidden: true },
  },
]

export const theme: Field[] = [
  {
    name: 'theme',
    type: 'group',
    label: 'Couleurs du site',
    access: { create: superAdminField, update: themeField },
    admin: { components: { Field: '@/features/shelters/admin/lazy#ThemeField' } },
    fields: THEME_COLORS.map((name): Field => ({
      name,
      type: 'text',
      label: THEME_LABELS[name],
      defaultValue: DEFAULT_THEME[name],
    })),
  },
]
