const of = (name: string, path: string, title: string) => ({
  Component: `@/features/abuse/admin/${name}#${name}`,
  path: path as `/${string}`,
  exact: true,
  meta: { title },
})

/** The screens of the desk in the admin, under its own address. */
export const abuseScreens = {
  abuseReports: of('ReportsView', '/maltraitances', 'Maltraitances'),
  abuseReport: of('ReportView', '/maltraitances/:id', 'Maltraitance'),
  abuseRecipients: of(
    'RecipientsView',
    '/destinataires-maltraitances',
    'Destinataires des signalements',
  ),
}
