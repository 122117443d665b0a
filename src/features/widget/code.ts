import { escapeHtml } from '@/platform/html/escape'

import { WIDGET_HEIGHT, widgetPath, type WidgetChoice } from './model'

/**
 * What is pasted into another site. The script makes the frame as high as what it shows; without it, it
 * scrolls.
 * @param origin the address of the platform, without a slash at its end
 */
export function widgetCode(
  origin: string,
  shelter: { slug: string; name: string },
  choice: WidgetChoice,
  hasScript: boolean,
): string {
  const frame = `<iframe data-patte-blanche src="${escapeHtml(origin + widgetPath(shelter.slug, choice))}" title="${escapeHtml(`Animaux à adopter\u00a0: ${shelter.name}`)}" width="100%" height="${WIDGET_HEIGHT}" style="border:0" loading="lazy"></iframe>`
  return hasScript
    ? `${frame}\n<script src="${escapeHtml(origin)}/widget.js" async></script>`
    : frame
}
