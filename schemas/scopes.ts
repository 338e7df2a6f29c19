// What an API key may do.

export const scopes = ['generate', 'vectorize', 'upscale', 'read', 'admin'] as const
export type Scope = (typeof scopes)[number]

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text)

/** What a key with the scope may do. */
export const scopeMeanings: Readonly<Record<Scope, string>> = {
  generate: 'call generate, and cancel its jobs',
  vectorize: 'call vectorize, and cancel its jobs',
  upscale: 'call upscale, and cancel its jobs',
  read: 'read jobs, credits, entries and usage, and ask for quotes',
  admin: 'manage the webhooks of the account',
}
