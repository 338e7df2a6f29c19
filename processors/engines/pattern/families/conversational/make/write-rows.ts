/** One entry a line, so that a change of one picture is a change of one line. */
export function writeRows(entries: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(entries).map(([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`)
  return `{\n${rows.join(',\n')}\n}\n`
}
