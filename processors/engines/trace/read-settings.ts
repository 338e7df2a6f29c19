import { rgbFromHex } from '../color/hex.ts'
import { qualities, type TraceConfigField, type TraceSettings, traceConfigFields } from './settings.ts'

/** A setting is unknown or out of range. `message` names it and says what is allowed. */
class TraceSettingRejected extends Error {
  override name = 'TraceSettingRejected'
}

/**
 * Reads settings from untrusted JSON against `traceConfigFields`, so that the command line and the engine agree.
 *
 * @throws TraceSettingRejected for an unknown key or a value that is not allowed
 */
export function readTraceSettings(input: object): Partial<TraceSettings> {
  for (const [name, value] of Object.entries(input)) {
    if (name === 'quality') {
      if (!qualities.some((quality) => quality === value)) throw rejected(name, value, `one of ${qualities.join(', ')}`)
      continue
    }
    const field = traceConfigFields.find((candidate) => candidate.name === name)
    if (!field) {
      const known = traceConfigFields.map((candidate) => candidate.name).join(', ')
      throw new TraceSettingRejected(`"${name}" is not a setting; the settings are ${known}`)
    }
    if (!isAllowed(field, value)) throw rejected(name, value, allowedValues(field))
  }
  return input
}

function rejected(name: string, value: unknown, allowed: string): TraceSettingRejected {
  return new TraceSettingRejected(`"${name}" cannot be ${JSON.stringify(value)}; it takes ${allowed}`)
}

function isAllowed(field: TraceConfigField, value: unknown): boolean {
  switch (field.kind) {
    case 'integer':
    case 'number':
      if (typeof value !== 'number' || value < field.min || value > field.max) return false
      return field.kind === 'number' || Number.isInteger(value)
    case 'choice':
      return field.choices.some((choice) => choice === value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'hexList':
      return (
        Array.isArray(value) &&
        value.length >= field.min &&
        value.length <= field.max &&
        value.every((item) => typeof item === 'string' && rgbFromHex(item) !== undefined)
      )
  }
}

function allowedValues(field: TraceConfigField): string {
  switch (field.kind) {
    case 'integer':
      return `a whole number from ${field.min} to ${field.max}`
    case 'number':
      return `a number from ${field.min} to ${field.max}`
    case 'choice':
      return `one of ${field.choices.join(', ')}`
    case 'boolean':
      return 'true or false'
    case 'hexList':
      return `a list of ${field.min} to ${field.max} colours such as "#20304a"`
  }
}
