/** The desk of campaigns in the admin, under its own address. */
export const campaignScreens = {
  campaignsDesk: {
    Component: '@/features/campaigns/admin/desk#DeskView',
    path: '/collectes' as const,
    exact: true,
    meta: { title: 'Collectes' },
  },
}
