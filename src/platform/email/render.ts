import { escapeHtml } from '../html/escape'
import type { EmailContent } from './content'

// The tokens of ui/tokens.scss: mail programs know no style sheet.
const INK = '#22302e'
const SOFT = '#55635f'
const PINE = '#1e6b57'
const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif'
const BODY = `${FONT};font-size:16px;line-height:1.6;color:${INK}`

/** @throws when it is no http(s) address: a button leads to a page, and nowhere else */
function safeHref(href: string): string {
  const { protocol } = new URL(href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A button leads to a page')
  return href
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const paragraph = (text: string): string => `<p style="margin:0 0 16px;${BODY}">${lines(text)}</p>`

function factsTable(facts: NonNullable<EmailContent['facts']>): string {
  const cell = `padding:6px 0;${FONT};font-size:16px;line-height:1.5;vertical-align:top`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" style="${cell};padding-right:16px;font-weight:400;color:${SOFT}">` +
      `${lines(label)}</th><td style="${cell};font-weight:600;color:${INK}">${lines(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const quoted = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #e6ddd0;${BODY}">` +
  `${lines(text)}</blockquote>`

function buttonOf({ label, href }: NonNullable<EmailContent['button']>): string {
  const address = escapeHtml(safeHref(href))
  const link = `display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
    `<td bgcolor="${PINE}" style="border-radius:999px;background:${PINE}">` +
    `<a href="${address}" style="${link}">${escapeHtml(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:${SOFT}">` +
    `Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur&nbsp;:<br>` +
    `<a href="${address}" style="color:${PINE};word-break:break-all">${address}</a></p>`
  )
}

const note = (text: string): string =>
  `<p style="margin:0 0 12px;${FONT};font-size:14px;line-height:1.5;color:${SOFT}">${lines(text)}</p>`

/** Who writes: the shelter, by the platform; the platform alone without one. */
function headOf(sender: EmailContent['sender'], home: string): string {
  const link = (href: string, name: string) =>
    `<a href="${href}" style="color:#17543f;text-decoration:none">${name}</a>`
  if (!sender) return link(home, 'Patte Blanche')
  return (
    `${link(escapeHtml(safeHref(sender.href)), lines(sender.name))}<br>` +
    `<span style="font-size:14px;font-weight:400;color:${SOFT}">Envoyé de sa part par Patte Blanche</span>`
  )
}

/**
 * A message as HTML: one column of at most 600 px, styles in the elements, nothing
 * loaded from outside.
 * @param site public origin, for the way back to the platform
 */
export function renderHtml(content: EmailContent, site: string): string {
  const { title, sender, paragraphs, facts = [], quote, button, notes = [] } = content
  const inside = [
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsTable(facts) : '',
    quote ? quoted(quote) : '',
    button ? buttonOf(button) : '',
    ...notes.map(note),
  ].join('\n')
  const home = escapeHtml(safeHref(site))
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#fbf7f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf7f0" style="background:#fbf7f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:18px;font-weight:700">
${headOf(sender, home)}</td></tr>
<tr><td bgcolor="#ffffff" style="padding:32px 28px 20px;background:#ffffff;border:1px solid #e6ddd0;border-radius:20px">
<h1 style="margin:0 0 20px;${FONT};font-size:26px;line-height:1.25;color:${INK}">${lines(title)}</h1>
${inside}
</td></tr>
<tr><td style="padding:16px 8px;${FONT};font-size:14px;line-height:1.5;color:${SOFT}">
Patte Blanche, la plateforme ouverte des refuges<br>
<a href="${home}" style="color:#17543f">${home}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The same message as plain text. */
export function renderText(content: EmailContent, site: string): string {
  const { title, sender, paragraphs, facts = [], quote, button, notes = [] } = content
  const parts = [
    sender ? `De la part de ${sender.name}` : '',
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label} : ${value}`).join('\n'),
    quote ? quote.replace(/^/gm, '> ') : '',
    button ? `${button.label} :\n${safeHref(button.href)}` : '',
    ...notes,
    `-- \nPatte Blanche, la plateforme ouverte des refuges\n${site}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
