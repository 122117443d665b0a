/** Clocks on which French shelters live; Payload's own list is of the whole world, in English. */
export const FRENCH_TIMEZONES = [
  { label: 'Heure de Paris', value: 'Europe/Paris' },
  { label: 'Guadeloupe', value: 'America/Guadeloupe' },
  { label: 'Guyane', value: 'America/Cayenne' },
  { label: 'La Réunion', value: 'Indian/Reunion' },
  { label: 'Martinique', value: 'America/Martinique' },
  { label: 'Mayotte', value: 'Indian/Mayotte' },
  { label: 'Nouvelle-Calédonie', value: 'Pacific/Noumea' },
  { label: 'Polynésie française', value: 'Pacific/Tahiti' },
  { label: 'Saint-Pierre-et-Miquelon', value: 'America/Miquelon' },
  { label: 'Wallis-et-Futuna', value: 'Pacific/Wallis' },
]
