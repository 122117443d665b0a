// @ts-check
/** Syntax that stands in one place: what ESLint refuses elsewhere, and where it is. */
export const WRITTEN_ONCE = [
  [
    "TemplateElement[value.raw=/is_visible|status = 'APPROVED'/], Property[key.value='shelter.status']",
    'What everybody sees of animals and shelters: features/{animals,shelters}/public.ts',
  ],
  ['Literal[regex.pattern=/0-9a-f\\]\\{8\\}/]', 'What an id looks like: platform/ids.model.ts'],
  [
    'TemplateElement[value.raw=/Il faut le rôle/]',
    'The gate of a team: teamShelter and requireRight of platform/access/team-shelter.ts',
  ],
  [
    "BinaryExpression[operator='instanceof'] > Identifier.right[name=/^(HttpError|StorageDownError|ValidationError|Forbidden)$/]",
    'Which error it is: platform/http/error-kind.ts, for bundles have a copy of each class',
  ],
].map(([selector, message]) => ({ selector, message }))
