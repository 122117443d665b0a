/** The desk of volunteering in the admin, under its own address. */
export const volunteeringScreens = {
  volunteering: {
    Component: '@/features/volunteering/admin/desk#DeskView',
    path: '/benevolat' as const,
    exact: true,
    meta: { title: 'Bénévolat' },
  },
}
