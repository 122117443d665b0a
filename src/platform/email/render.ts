import { ofName, ofOrganisation } from '../french.model'
import { escapeHtml } from '../html/escape'
import type { EmailAnimal, EmailColors, EmailContent, EmailListed, EmailSender } from './content'
import { DARK_STYLE, PLATFORM_COLORS } from './look'

// The tokens of ui/tokens.scss: mail programs know no style sheet.
const INK = '#22302e'
const SOFT = '#55635f'
const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif'
const BODY = `${FONT};font-size:16px;line-height:1.6;color:${INK}`
const SMALL = `${FONT};font-size:14px;line-height:1.5;color:${SOFT}`

/** @throws when it is no http(s) address: a button leads to a page, and nowhere else */
function safeHref(href: string): string {
  const { protocol } = new URL(href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A button leads to a page')
  return href
}

const address = (href: string): string => escapeHtml(safeHref(href))

/** Nothing but a colour is ever printed in a style. */
function colorsOf(sender: EmailSender | undefined): EmailColors {
  const given = sender?.colors
  const isSafe = given && Object.values(given).every((each) => /^#[0-9a-f]{6}$/i.test(each))
  return isSafe ? given : PLATFORM_COLORS
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${BODY}">${lines(text)}</p>`

function factsTable(facts: NonNullable<EmailContent['facts']>): string {
  const cell = `padding:6px 0;${FONT};font-size:16px;line-height:1.5;vertical-align:top`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="soft" scope="row" align="left" width="42%" style="${cell};padding-right:16px;font-weight:400;color:${SOFT}">` +
      `${lines(label)}</th><td class="ink" style="${cell};font-weight:600;color:${INK};word-break:break-word">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const quoted = (text: string): string =>
  `<blockquote class="ink line" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #e6ddd0;${BODY}">` +
  `${lines(text)}</blockquote>`

function animalOf({ name, href, picture }: EmailAnimal, { link }: EmailColors): string {
  const image =
    picture &&
    `<img src="${address(picture.src)}" alt="${escapeHtml(picture.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0;border-radius:14px">`
  if (!href) return image ? `<div style="margin:0 0 20px">${image}</div>` : ''
  const open = (style: string) => `<a class="link" href="${address(href)}" style="${style}">`
  return (
    `<div style="margin:0 0 20px">` +
    (image ? `${open('text-decoration:none')}${image}</a>` : '') +
    `<p style="margin:8px 0 0;${FONT};font-size:16px;line-height:1.5">` +
    `${open(`color:${link}`)}Voir la fiche ${lines(ofName(name))}</a></p></div>`
  )
}

/** One line: a small picture, the name that leads to its page, and what is known of it. */
function listedOf({ name, href, text, picture }: EmailListed, { link }: EmailColors): string {
  const open = (style: string) => `<a class="link" href="${address(href)}" style="${style}">`
  const image = picture
    ? `${open('text-decoration:none')}<img src="${address(picture)}" alt="" width="88" style="display:block;width:88px;height:auto;border:0;border-radius:10px"></a>`
    : ''
  return (
    `<tr><td width="104" valign="top" style="padding:0 16px 16px 0">${image}</td>` +
    `<td valign="top" style="padding:0 0 16px;${FONT};font-size:16px;line-height:1.5">` +
    `${open(`color:${link};font-weight:600`)}${lines(name)}</a><br>` +
    `<span class="ink" style="color:${INK}">${lines(text)}</span></td></tr>`
  )
}

const listOf = (animals: readonly EmailListed[], colors: EmailColors): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">` +
  `${animals.map((animal) => listedOf(animal, colors)).join('')}</table>`

function buttonOf(
  { label, href }: NonNullable<EmailContent['button']>,
  { button, buttonText, link }: EmailColors,
): string {
  const to = address(href)
  const words = `display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:600;color:${buttonText};text-decoration:none`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
    `<td class="button" bgcolor="${button}" style="border-radius:999px;background:${button}">` +
    `<a href="${to}" style="${words}">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="soft" style="margin:0 0 16px;${SMALL}">` +
    `Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur&nbsp;:<br>` +
    `<a class="link" href="${to}" style="color:${link};word-break:break-all">${to}</a></p>`
  )
}

const note = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;${SMALL}">${lines(text)}</p>`

/** « Envoyé de sa part par Patte Blanche », or by the platform to the team itself. */
const roleOf = ({ isToTeam }: EmailSender): string =>
  isToTeam ? 'Message de Patte Blanche à l’équipe' : 'Envoyé de sa part par Patte Blanche'

/** Who writes: the shelter, by the platform; the platform alone without one. */
function headOf(sender: EmailSender | undefined, home: string, { headText }: EmailColors): string {
  const { name, href, logo } = sender ?? { name: 'Patte Blanche', href: home, logo: null }
  const to = address(href)
  // Its name stands beside it: read twice, it would only be in the way.
  const image = logo
    ? `<td width="56" style="padding-right:14px"><a href="${to}"><img src="${address(logo)}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;object-fit:contain;border:0;border-radius:10px"></a></td>`
    : ''
  const role = sender
    ? `<br><span style="font-size:14px;font-weight:400;color:${headText}">${roleOf(sender)}</span>`
    : ''
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${image}` +
    `<td style="${FONT};font-size:18px;line-height:1.35;font-weight:700;color:${headText}">` +
    `<a href="${to}" style="color:${headText};text-decoration:none">${lines(name)}</a>${role}</td></tr></table>`
  )
}

/**
 * A message as HTML: one column of at most 600 px, in the colours of its sender, styles in the
 * elements. Nothing is loaded but the sender's logo and the animals' pictures, whose addresses are
 * the same for everybody.
 * @param site public origin, for the way back to the platform
 */
export function renderHtml(content: EmailContent, site: string): string {
  const { title, sender, animal, paragraphs, facts = [], quote, button, notes = [] } = content
  const { animals = [], others, leave } = content
  const colors = colorsOf(sender)
  const inside = [
    ...paragraphs.map(paragraph),
    animal ? animalOf(animal, colors) : '',
    animals.length > 0 ? listOf(animals, colors) : '',
    others ? paragraph(others) : '',
    facts.length > 0 ? factsTable(facts) : '',
    quote ? quoted(quote) : '',
    button ? buttonOf(button, colors) : '',
    ...notes.map(note),
  ].join('\n')
  const home = address(site)
  const goodbye = leave
    ? `<br><a class="link" href="${address(leave.href)}" style="color:#17543f">${lines(leave.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
${DARK_STYLE}
</head>
<body class="page" style="margin:0;padding:0;background:#fbf7f0">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf7f0" style="background:#fbf7f0">
<tr><td class="around" align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="head line" bgcolor="${colors.head}" style="padding:18px 28px;background:${colors.head};border:1px solid #e6ddd0;border-bottom:4px solid ${colors.button};border-radius:20px 20px 0 0">
${headOf(sender, site, colors)}</td></tr>
<tr><td class="card line" bgcolor="#ffffff" style="padding:28px 28px 16px;background:#ffffff;border:1px solid #e6ddd0;border-top:0;border-radius:0 0 20px 20px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:26px;line-height:1.25;color:${INK}">${lines(title)}</h1>
${inside}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;${SMALL}">
Patte Blanche, la plateforme ouverte des refuges<br>
<a class="link" href="${home}" style="color:#17543f">${home}</a>${goodbye}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const senderLine = ({ name, isToTeam }: EmailSender): string =>
  isToTeam
    ? `Patte Blanche, à l’équipe ${ofOrganisation(name)}`
    : `De la part ${ofOrganisation(name)}`

/** The same message as plain text. */
export function renderText(content: EmailContent, site: string): string {
  const { title, sender, animal, paragraphs, facts = [], quote, button, notes = [] } = content
  const { animals = [], others = '', leave } = content
  const parts = [
    sender ? senderLine(sender) : '',
    title,
    ...paragraphs,
    animal?.href ? `Voir la fiche ${ofName(animal.name)}\u00a0:\n${safeHref(animal.href)}` : '',
    ...animals.map(({ name, text, href }) => `${name}\u00a0: ${text}\n${safeHref(href)}`),
    others,
    facts.map(({ label, value }) => `${label}\u00a0: ${value}`).join('\n'),
    quote ? quote.replace(/^/gm, '> ') : '',
    button ? `${button.label}\u00a0:\n${safeHref(button.href)}` : '',
    ...notes,
    `-- \nPatte Blanche, la plateforme ouverte des refuges\n${site}`,
    leave ? `${leave.label}\u00a0:\n${safeHref(leave.href)}` : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
