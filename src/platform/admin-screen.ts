/**
 * A screen of ours in the admin, as `views` of `payload.config.ts` mounts it.
 * @param component as the import map names it: « @/features/walks/admin/desk#DeskView »
 * @param address in the browser, with the names of its parameters: « /admin/promenades/:id »
 * @param title of the tab
 */
export const adminScreen = (component: string, address: string, title: string) => ({
  Component: component,
  path: address.replace(/^\/admin/, '') as `/${string}`,
  exact: true,
  meta: { title },
})
