import { adminScreen } from '@/platform/admin-screen'

export const WIDGET_SCREEN = '/admin/sur-un-autre-site'

/** « Sur un autre site » in the admin, under its own address. */
export const widgetScreens = {
  widget: adminScreen(
    '@/features/widget/admin/WidgetView#WidgetView',
    WIDGET_SCREEN,
    'Sur un autre site',
  ),
}
