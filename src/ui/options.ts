/** Choices of a select field, in the order of their labels. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as Array<[Value, string]>).map(([value, label]) => ({ value, label }))
