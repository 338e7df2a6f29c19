import { chmodSync, writeFileSync } from 'node:fs'

/** Writes a settings file that holds passwords, for its owner alone; the mode of an older file is put right as well. */
export function writeSecretFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
  chmodSync(file, 0o600)
}

export type Properties = Readonly<Record<string, string | number | boolean>>

/** The text of a Java properties file. A backslash begins an escape there, so each is doubled. */
export function propertiesText(settings: Properties): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${String(value).replaceAll('\\', '\\\\')}\n`)
    .join('')
}
