/** Text that is markup already; only `html` makes it. */
export type Html = { readonly markup: string }

type Part = Html | string | number | readonly Html[]

/** Markup of a template; texts put into it are escaped, markup is put in as it is. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = texts.map((text, at) => text + markupOf(parts[at] ?? ''))
  return { markup: written.join('') }
}

/** Text in which what stands between backticks is code. */
export function prose(text: string): readonly Html[] {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
}

function markupOf(part: Part): string {
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter)
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
