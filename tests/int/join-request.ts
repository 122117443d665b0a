let count = 0

/** A request to join, right in every field, unlike any other of this test file. */
export const request = (more: object = {}) => {
  count += 1
  return {
    name: `Refuge neuf ${count}`,
    shelterType: 'ASSOCIATION',
    address: '12 chemin des Haies',
    postalCode: '35000',
    city: 'Rennes',
    siret: '732 829 320 00074',
    rna: '',
    email: `neuf${count}@exemple.fr`,
    phone: '01 99 00 12 34',
    contactName: 'Jeanne Le Bihan',
    reason: 'Nous accueillons des chats errants depuis dix ans.',
    consent: true,
    ...more,
  }
}
