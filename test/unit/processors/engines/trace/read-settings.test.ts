import { describe, expect, test } from '@jest/globals'
import { readTraceSettings } from '../../../../../processors/engines/trace/read-settings.ts'
import { defaultTraceSettings, traceConfigFields } from '../../../../../processors/engines/trace/settings.ts'

describe('reading settings', () => {
  test('accepts every documented field at its limits', () => {
    for (const field of traceConfigFields) {
      if (field.kind === 'integer' || field.kind === 'number') {
        expect(readTraceSettings({ [field.name]: field.min })).toEqual({ [field.name]: field.min })
        expect(() => readTraceSettings({ [field.name]: field.max + 1 })).toThrow(field.name)
      }
    }
  })

  test('names an unknown setting and lists the known ones', () => {
    expect(() => readTraceSettings({ colour: 3 })).toThrow(
      /"colour" is not a setting; the settings are iterMax, colors/,
    )
  })

  test('says what a field takes', () => {
    expect(() => readTraceSettings({ iterMax: 0 })).toThrow(
      '"iterMax" cannot be 0; it takes a whole number from 1 to 100',
    )
    expect(() => readTraceSettings({ palette: ['red'] })).toThrow('"#20304a"')
    expect(() => readTraceSettings({ layering: 'both' })).toThrow('one of stacked, cutout')
    expect(() => readTraceSettings({ quality: 'best' })).toThrow('draft, low, medium, high, ultra')
  })

  test('documents every setting but quality, with the default the engine uses', () => {
    const documented = Object.fromEntries(traceConfigFields.map(({ name, fallback }) => [name, fallback]))
    for (const [name, value] of Object.entries(defaultTraceSettings))
      if (name !== 'quality') expect(documented[name]).toBe(value ?? 'auto')
  })
})
