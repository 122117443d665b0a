// @ts-check
import { createHash } from 'node:crypto'

// The tokens of ui/tokens.scss; a handler has no style sheet.
export const PLAIN_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#fbf7f0;color:#22302e;
font:400 17px/1.6 Figtree,system-ui,sans-serif}
main{width:min(100%,34rem);padding:clamp(24px,6vw,44px);background:#fff;border:1px solid #e6ddd0;border-radius:20px;
box-shadow:0 8px 24px rgb(34 48 46/7%)}
h1{margin:0 0 .5em;font-size:clamp(1.6rem,1.3rem + 1.6vw,2.2rem);line-height:1.15}
.brand{display:inline-flex;align-items:center;min-height:44px;color:#17543f;font-weight:700;text-decoration:none}
ul{display:grid;gap:12px;margin:24px 0 0;padding:0;list-style:none}
.button,.row{display:flex;align-items:center;min-height:48px;padding:10px 24px;border-radius:999px;
font-weight:650;text-decoration:none}
.button{justify-content:center;border:2px solid #1e6b57;color:#17543f}
.first{background:#1e6b57;color:#fff}
.row{flex-wrap:wrap;gap:0 12px;padding:12px 20px;border:1px solid #e6ddd0;border-radius:12px;color:#17543f}
.row span{flex-basis:100%;color:#55635f;font-weight:400}
a:focus-visible{outline:3px solid #f2a65a;outline-offset:3px;box-shadow:0 0 0 3px #22302e}
`

/** By which a policy that forbids all styles lets this one through. */
export const PLAIN_STYLE_HASH = `'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`
