import { describe, expect, it } from 'vitest'

import { textOfHtml } from './html'
import { ownWords } from './model'

const own = (html: string): string => ownWords(textOfHtml(html))

describe('an e-mail that has only HTML', () => {
  it.each([
    ['<p>Oui, c’est lui&nbsp;!</p><p>Il a un collier &lt;rouge&gt; &amp; une médaille.</p>'],
    [
      '<div>Oui, c’est lui&nbsp;!</div><div><br></div><div>Il a un collier &lt;rouge&gt; &amp; une\r\n médaille.</div>',
    ],
    [
      '<body>Oui, c’est <b>lui</b>&nbsp;!<br><br>Il a un collier &lt;rouge&gt; &amp; une médaille.</body>',
    ],
  ])('is read by its lines: %s', (html) => {
    expect(own(html)).toBe('Oui, c’est lui\u00a0!\n\nIl a un collier <rouge> & une médaille.')
  })

  it.each([
    [
      'Gmail',
      '<div dir="ltr">Oui</div><br><div class="gmail_quote"><div class="gmail_attr">Le mer. 25 nov. 2026 à 17:36, Patte &lt;<a href="mailto:b@x.fr">b@x.fr</a>&gt; a écrit :<br></div><blockquote class="gmail_quote"><div>Bonjour <blockquote>bob@x.fr</blockquote></div></blockquote></div>',
    ],
    [
      'Apple',
      '<html><body><div>Oui</div><div><br><blockquote type="cite"><div>Le 25 nov. 2026 à 17:36, Patte &lt;b@x.fr&gt; a écrit :</div></blockquote></div><blockquote type="cite">bob@x.fr</blockquote></body></html>',
    ],
    [
      'Outlook on the web',
      '<div class="elementToProof">Oui</div><div id="appendonsend"></div><hr style="width:98%"><div id="x_divRplyFwdMsg" dir="ltr"><b>De :</b> Patte<br><b>Envoyé :</b> lundi</div><div>bob@x.fr</div>',
    ],
    [
      'Outlook',
      '<p class="MsoNormal">Oui</p><div style="border-top:solid 1pt"><p><b>De&nbsp;:</b> Patte &lt;b@x.fr&gt;<br><b>Envoyé&nbsp;:</b> lundi</p></div><p>bob@x.fr</p>',
    ],
    ['Yahoo', '<div>Oui</div><div id="y" class="ydp1 yahoo_quoted"><p>bob@x.fr</p></div>'],
    ['a signature', '<p>Oui</p><div class="gmail_signature">Bob Delacroix<br>bob@x.fr</div>'],
    ['what is hidden in a line', '<p>Oui<span style="display:none">bob@x.fr</span></p>'],
    ['a signature of Outlook', '<div>Oui</div><div id="Signature">Bob Delacroix</div>'],
    ['what is hidden', '<style>p{}</style><div style="display:none">bob@x.fr</div><p>Oui</p>'],
    ['a script', '<title>bob@x.fr</title><p>Oui<script>alert("bob@x.fr")</script></p>'],
    ['what is no HTML', '<p>Oui<blockquote><p>bob@x.fr'],
  ])('is without what was quoted or signed: %s', (_program, html) => {
    expect(own(html)).toBe('Oui')
  })

  it('keeps what is written between quotes, and a sign that looks like a tag', () => {
    expect(
      own('<blockquote>Un collier ?</blockquote>Rouge.<blockquote>Une puce ?</blockquote>Oui'),
    ).toBe('Rouge.\nOui')
    expect(own('<p>3 &lt; 4 &amp;lt;b&gt;</p>')).toBe('3 < 4 &lt;b>')
    expect(own('<div>Une ligne</div>\n <div>Une autre</div>')).toBe('Une ligne\nUne autre')
    expect(own('')).toBe('')
  })
})
