import { chmodSync, writeFileSync } from 'node:fs'

/** Writes a settings file that holds passwords, for its owner alone; the mode of an older file is put right as well. */
export function writeSecretFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
  chmodSync(file, 0o600)
}

export type Properties = Readonly<Record<string, string | number | boolean>>

/**
 * The text of a Java properties file. A backslash begins an escape there, so each is doubled; Java reads the bytes as Latin-1, so every other
 * character is escaped: a home folder may be called what its owner is called.
 */
export function propertiesText(settings: Properties): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${escaped(String(value))}\n`)
    .join('')
}

function escaped(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
