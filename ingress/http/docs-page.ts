import { errorCodes } from '../../schemas/error-codes.ts'
import type { Route } from './route.ts'

/** The API on one page: no script, nothing loaded from elsewhere. Every problem's `type` points at its row here. */
export function docsPage(routes: readonly Route[], version: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heddle ${escapeHtml(version)}</title>
<style>${STYLE}</style>
<main>
<h1>Heddle <small>${escapeHtml(version)}</small></h1>
<p>Textile artwork over HTTP. Send your key as <code>Authorization: Bearer hdl_live_…</code>.
The whole contract is in <a href="/openapi.json">openapi.json</a>, the topics are in <a href="/asyncapi.json">asyncapi.json</a>.</p>
<h2>Routes</h2>
<table><thead><tr><th>Route<th>What it does<th>Scope of the key</thead>
<tbody>
${routes.map(routeRow).join('\n')}
</tbody></table>
<h2>Problems</h2>
<p>Every error is an <code>application/problem+json</code> document with one of these codes.</p>
<table><thead><tr><th>Code<th>Status<th>Meaning</thead>
<tbody>
${Object.entries(errorCodes)
  .map(([code, { status, title }]) => `<tr id="${code}"><td><code>${code}</code><td>${status}<td>${escapeHtml(title)}`)
  .join('\n')}
</tbody></table>
</main>
</html>
`
}

function routeRow({ method, path, handler, documentation }: Route): string {
  const { summary, description } = documentation
  const key = handler.scopes?.join(' or ') ?? 'none'
  const more = description ? `<br><small>${escapeHtml(description)}</small>` : ''
  return `<tr><td><code>${method.toUpperCase()} ${escapeHtml(path)}</code><td>${escapeHtml(summary)}${more}<td>${key}`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884 }
code { font: .9em ui-monospace, monospace; white-space: nowrap }
tr:target { background: #fc03 }
`

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter)
