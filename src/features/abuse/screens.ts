const of = (component: string, path: string, title: string) => ({
  Component: `@/features/abuse/admin/${component}`,
  path: path as `/${string}`,
  exact: true,
  meta: { title },
})

/** The screens of the desk in the admin, under its own address. */
export const abuseScreens = {
  abuseReports: of('desk#DeskView', '/maltraitances', 'Maltraitances'),
  abuseReport: of('ReportView#ReportView', '/maltraitances/:id', 'Maltraitance'),
  abuseRecipients: of(
    'RecipientsView#RecipientsView',
    '/destinataires-maltraitances',
    'Destinataires des signalements',
  ),
}
