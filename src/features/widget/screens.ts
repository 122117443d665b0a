export const WIDGET_SCREEN = '/admin/sur-un-autre-site'

/** « Sur un autre site » in the admin, under its own address. */
export const widgetScreens = {
  widget: {
    Component: '@/features/widget/admin/WidgetView#WidgetView',
    path: '/sur-un-autre-site' as const,
    exact: true,
    meta: { title: 'Sur un autre site' },
  },
}
