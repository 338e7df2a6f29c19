/** `colorPalette[2]`, `config.iterMax`; the whole body is called `body`. */
export function fieldOfPath(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (done, part) => (typeof part === 'number' ? `${done}[${part}]` : done ? `${done}.${String(part)}` : String(part)),
    '',
  )
  return text || 'body'
}
